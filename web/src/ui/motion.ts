// What moves on the page can be brought to its end at any time.

/** Finish all that moves; what goes on and on is left alone. */
export function finishMotion(): void {
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().iterations !== Infinity) one.finish();
  }
}
