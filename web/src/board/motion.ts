// How things move: boats glide, tokens lift, buildings rise. Short, and never in the way.

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
const BOUNCE = 'cubic-bezier(0.3, 1.5, 0.5, 1)';

/** A boat comes from a place, as seen from its slot. */
export function glide(node: Element, from: Point): void {
  const start = { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 0.3 };
  node.animate([start, { opacity: 1, offset: 0.35 }, { transform: 'none', opacity: 1 }], {
    duration: 280,
    easing: EASING,
  });
}

/** A building, a token or sacred ground comes to an island. */
export function rise(node: Element): void {
  const start = { transform: 'translateY(30px) scale(0.5)', opacity: 0 };
  node.animate([start, { transform: 'none', opacity: 1 }], { duration: 300, easing: BOUNCE });
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
