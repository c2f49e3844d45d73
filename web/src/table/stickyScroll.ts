// Whether a list that grows at its end is followed: until somebody scrolls up.

/** How far a box is scrolled, in pixels. */
export interface Scroll {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

const NEAR = 24; // px: half a line from the end is at the end

/** Text that has come since is no reason to stop: only going up is, and the end is one to go on. */
export function sticksToEnd(following: boolean, before: Scroll, now: Scroll): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR) return true;
  return following && now.scrollTop >= before.scrollTop;
}
