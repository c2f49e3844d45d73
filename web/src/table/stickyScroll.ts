// Whether a list that grows at its end is followed: until somebody scrolls up.

/** How far a box is scrolled, in pixels. */
export interface Scroll {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

const NEAR = 24; // px: half a line from the end is at the end

/** Only scrolling up stops following, not text that has come since; reaching the end resumes it. */
export function sticksToEnd(following: boolean, before: Scroll, now: Scroll): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR) return true;
  return following && now.scrollTop >= before.scrollTop;
}
