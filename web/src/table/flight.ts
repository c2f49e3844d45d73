// What somebody gains flies to them: culture tokens, coins and prestige, to their panel or, where that
// is not shown, to the button that opens it.
import { tick } from 'svelte';
import type { GameEvent, State } from '../api/types';
import type { Gain, Source } from './gains';

const FLIGHT_MS = 460;
const EASING = 'cubic-bezier(0.4, 0, 0.3, 1)';
const SVG = 'http://www.w3.org/2000/svg';
/** The box in which tokens are drawn. */
const BOX = 48;
/** Of a coin that flies. */
const SIZE = 30;

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
  return shown(`[data-seat="${seat}"] [data-token="${kind}"]`, ...panelsOf(seat));
}

/** Where an owner's coins or prestige are counted. */
export function goodsBox(seat: number, what: Gain['what']): DOMRect | null {
  const count = `[data-seat="${seat}"] .count:nth-child(${what === 'coin' ? 1 : 2})`;
  return shown(count, ...panelsOf(seat))?.getBoundingClientRect() ?? null;
}

/** Where a gain comes from. */
export function sourceBox(from: Source): DOMRect | null {
  const place =
    'seat' in from
      ? shown(...panelsOf(from.seat))
      : 'spot' in from
        ? shown(`[data-spot="${from.spot}"] .hit`)
        : shown(`[data-word="${from.word}"]`);
  const box = place?.getBoundingClientRect();
  if (!box) return null;
  // As large as a coin, in the middle of what it comes from.
  const { x, y } = middle(box);
  return new DOMRect(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE);
}

const panelsOf = (seat: number): string[] => [`[data-seat="${seat}"]`, '[data-panel="players"]'];

function shown(...selectors: string[]): Element | null {
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
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}

/** Let a picture fly in an arc. */
export function fly(picture: SVGSVGElement, from: DOMRect, to: DOMRect, delay = 0): void {
  picture.setAttribute('class', 'flying');
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
      { transform: `translate(${x * 0.12}px, ${y * 0.12 - 14}px) scale(1.25)`, offset: 0.25 },
      { transform: `translate(${x}px, ${y}px) scale(${small})` },
    ],
    { duration: FLIGHT_MS, delay, easing: EASING, fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
