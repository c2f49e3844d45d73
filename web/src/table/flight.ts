// A culture token that was collected flies to its new owner: to their panel or, where that is not
// shown, to the button that opens it.
import { tick } from 'svelte';
import type { GameEvent, State } from '../api/types';

const FLIGHT_MS = 400;
const EASING = 'cubic-bezier(0.4, 0, 0.3, 1)';
const SVG = 'http://www.w3.org/2000/svg';
/** The box in which tokens are drawn. */
const BOX = 48;

type Taken = Extract<GameEvent, { event: 'collected' | 'ebisu_collected' }>;

/** Let the token that leaves an island fly, if somebody collected it; false: it just goes. */
export function flyToken(state: State | null, island: string, token: Element): boolean {
  const taken = state?.events.findLast(
    (event): event is Taken => isTaken(event) && event.island === island,
  );
  if (taken?.seat == null || !ownerBox(taken.seat, taken.kind)) return false;
  const { seat, kind } = taken;
  const from = token.getBoundingClientRect();
  const copy = drawn(token);
  // By then the owner's panel shows the token, and where it is.
  void tick().then(() => {
    const target = ownerBox(seat, kind);
    if (copy && target) fly(copy, from, target.getBoundingClientRect());
  });
  return true;
}

function isTaken(event: GameEvent): event is Taken {
  return event.event === 'collected' || event.event === 'ebisu_collected';
}

/** Where an owner's tokens of a kind are, as exactly as the screen shows it. */
function ownerBox(seat: number, kind: string): Element | null {
  const panel = `[data-seat="${seat}"]`;
  const selectors = [`${panel} [data-token="${kind}"]`, panel, '[data-panel="players"]'];
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (found && inSight(found)) return found;
  }
  return null;
}

function inSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** The same drawing, free of the board. */
function drawn(token: Element): SVGSVGElement | null {
  const href = token.querySelector('use')?.getAttribute('href');
  if (!href) return null;
  const picture = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', href);
  picture.append(use);
  picture.setAttribute('viewBox', `0 0 ${BOX} ${BOX}`);
  picture.setAttribute('class', 'flying');
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}

function fly(picture: SVGSVGElement, from: DOMRect, to: DOMRect): void {
  const size = Math.max(from.width, from.height);
  const small = Math.min(1, Math.min(to.width, to.height, 24) / size);
  const [x, y] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
  picture.style.left = `${middle(from).x - size / 2}px`;
  picture.style.top = `${middle(from).y - size / 2}px`;
  picture.style.width = picture.style.height = `${size}px`;
  document.body.append(picture);
  const flight = picture.animate(
    [
      { transform: 'none' },
      { transform: 'scale(1.2)', offset: 0.2 },
      { transform: `translate(${x}px, ${y}px) scale(${small})` },
    ],
    { duration: FLIGHT_MS, easing: EASING },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
