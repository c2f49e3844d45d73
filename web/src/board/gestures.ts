// Fingers and mouse on the board: tap, long press, double tap, pinch, pan and wheel.

import type { Point } from './geometry';
import type { Zoom } from './zoom.svelte';

interface Touched {
  start: Point;
  now: Point;
}

interface Answers {
  zoom: Zoom;
  /** From the window to the frame of the board, in its units. */
  toBoard: (x: number, y: number) => Point;
  /** A tap or click; `touch` when by finger. */
  tap: (event: MouseEvent, touch: boolean) => void;
  /** A long press or a click with the other button: asks. True if there was something to ask. */
  press: (x: number, y: number) => boolean;
}

const SLACK = 8;
const LONG = 550;
const DOUBLE = 300;

/** Attach all gestures to the board's SVG. */
export function gestures(node: SVGSVGElement, answers: Answers): () => void {
  const { zoom, toBoard } = answers;
  const fingers = new Map<number, Touched>();
  let moved = false;
  let pressed = 0;
  let lastTap = { at: 0, x: 0, y: 0 };
  let kind = 'mouse';

  const middle = (): Point => {
    const all = [...fingers.values()];
    const sum = all.reduce((s, f) => ({ x: s.x + f.now.x, y: s.y + f.now.y }), { x: 0, y: 0 });
    return { x: sum.x / all.length, y: sum.y / all.length };
  };
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.now.x - b.now.x, a.now.y - b.now.y) : 0;
  };

  function down(event: PointerEvent): void {
    const point = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, { start: point, now: point });
    kind = event.pointerType;
    if (fingers.size === 1) moved = false;
    clearTimeout(pressed);
    if (fingers.size === 1 && kind !== 'mouse') {
      pressed = window.setTimeout(() => {
        if (!moved && answers.press(point.x, point.y)) moved = true;
      }, LONG);
    }
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [before, wide] = [middle(), spread()];
    finger.now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(finger.now.x - finger.start.x, finger.now.y - finger.start.y);
    if (far > SLACK) clearTimeout(pressed);
    if (!moved && (far <= SLACK || (zoom.scale === 1 && fingers.size === 1))) return;
    if (!moved) node.setPointerCapture(event.pointerId);
    moved = true;
    const after = middle();
    const [a, b] = [toBoard(before.x, before.y), toBoard(after.x, after.y)];
    zoom.shift(b.x - a.x, b.y - a.y);
    if (fingers.size === 2 && wide) zoom.by(spread() / wide, b);
  }

  function up(event: PointerEvent): void {
    clearTimeout(pressed);
    fingers.delete(event.pointerId);
  }

  function click(event: MouseEvent): void {
    if (moved) {
      moved = false;
      return;
    }
    const touch = kind === 'touch';
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
    const double = touch && near && event.timeStamp - lastTap.at < DOUBLE;
    lastTap = { at: double ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (!double) answers.tap(event, touch);
    else if (zoom.scale > 1.1) zoom.whole();
    else zoom.by(2.2, toBoard(event.clientX, event.clientY));
  }

  function menu(event: MouseEvent): void {
    if (kind !== 'mouse' || answers.press(event.clientX, event.clientY)) event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    if (zoom.scale === 1 && event.deltaY > 0) return; // let the page scroll
    event.preventDefault();
    zoom.by(Math.exp(-event.deltaY * 0.0016), toBoard(event.clientX, event.clientY));
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(pressed);
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', up);
    node.removeEventListener('click', click);
    node.removeEventListener('contextmenu', menu);
    node.removeEventListener('wheel', wheel);
  };
}
