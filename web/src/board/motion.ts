// How things move: boats sail, tokens lift, buildings rise. Short, and never in the way.

import { cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './geometry';

/** `still` leaves out all motion. */
export interface Motion {
  still: boolean;
}

/** `taken`: does somebody else show how a thing goes? */
export interface Leaving extends Motion {
  taken: (node: Element) => boolean;
}

const EASING = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
/** How long a boat takes to set sail, how much more for each part of its way, and the longest. */
const SAIL_MS = 260;
const LANE_MS = 110;
const MOST_MS = 700;
const RISE_MS = 420;

/** A boat sails along its way, given as points seen from its slot, and rocks a little. */
export function sail(node: Element, way: readonly Point[]): void {
  const far = lengths(way);
  const whole = far.at(-1) ?? 0;
  if (whole === 0) return;
  const frames = way.map(({ x, y }, n): Keyframe => {
    const rock = n === way.length - 1 ? 0 : n % 2 ? 5 : -5;
    return {
      transform: `translate(${x}px, ${y}px) rotate(${rock}deg)`,
      opacity: n === 0 ? 0.2 : 1,
      offset: (far[n] ?? 0) / whole,
    };
  });
  const duration = Math.min(MOST_MS, SAIL_MS + LANE_MS * (way.length - 1));
  node.animate(frames, { duration, easing: EASING });
}

/** How far along its way each point is. */
function lengths(way: readonly Point[]): number[] {
  let sum = 0;
  return way.map((point, n) => {
    const before = way[n - 1] ?? point;
    sum += Math.hypot(point.x - before.x, point.y - before.y);
    return sum;
  });
}

/** A building, a token or sacred ground comes to an island: it grows out of the ground. */
export function rise(node: Element): void {
  const frames: Keyframe[] = [
    { transform: 'translateY(30px) scale(0.8, 0.05)', opacity: 0 },
    { transform: 'translateY(-9px) scale(0.94, 1.16)', opacity: 1, offset: 0.6 },
    { transform: 'translateY(2px) scale(1.04, 0.96)', offset: 0.82 },
    { transform: 'none', opacity: 1 },
  ];
  node.animate(frames, { duration: RISE_MS, easing: 'ease-out' });
}

/** A token goes to its owner. */
export function lift(node: Element, { still, taken }: Leaving): TransitionConfig {
  if (still || taken(node)) return { duration: 0 };
  return {
    duration: 240,
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${-46 * u}px) scale(${1 + 0.25 * u}); opacity: ${t}`,
  };
}

/** A boat leaves the board. */
export function sink(_: Element, { still }: Motion): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    duration: 180,
    easing: cubicIn,
    css: (t) => `transform: scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}
