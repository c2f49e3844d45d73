// Keys of the table: single letters, which can be turned off (WCAG 2.1.4), Escape and the usual
// keys for undo.

const STORED = 'himiko.letters';

class Keys {
  #on = $state(recall());

  get letters(): boolean {
    return this.#on;
  }
  set letters(on: boolean) {
    this.#on = on;
    try {
      localStorage.setItem(STORED, on ? 'on' : 'off');
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  }
}

export const keys = new Keys();

export type Command =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'all'
  | 'board'
  | 'target'
  | 'done'
  | 'words'
  | 'log'
  | 'chat'
  | 'keys'
  | 'escape'
  | 'go'
  | 'labels'
  | 'next'
  | 'replay'
  | 'plan'
  | 'earlier'
  | 'later'
  | { digit: number; shift: boolean };

/** Single keys. */
export const LETTERS: Readonly<Record<string, Extract<Command, string>>> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  a: 'all',
  b: 'board',
  t: 'target',
  d: 'done',
  w: 'words',
  l: 'log',
  c: 'chat',
  k: 'keys',
  g: 'go',
  f: 'labels',
  ' ': 'go',
  n: 'next',
  p: 'replay',
  m: 'plan',
  ',': 'earlier',
  '.': 'later',
  '?': 'keys',
};

/** Keys together with Ctrl; with Shift as well, undo is redo. */
export const WITH_CTRL: Readonly<Record<string, 'undo' | 'redo'>> = { z: 'undo', y: 'redo' };

/** A letter that is meant for the table: not written, and without Ctrl or Alt. */
export function plainLetter(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, key } = event;
  if (altKey || ctrlKey || metaKey || writes(event) || inDialog(event)) return false;
  return keys.letters && /^[a-z]$/i.test(key);
}

/** What a key means at the table; null where it belongs to something else. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || event.altKey || inDialog(event)) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (writes(event)) return null;
    const command = WITH_CTRL[key] ?? null;
    return command === 'undo' && event.shiftKey ? 'redo' : command;
  }
  if (key === 'escape') return 'escape';
  if (writes(event) || !keys.letters) return null;
  if (key === ' ' && presses(event)) return null;
  const digit = digitOf(event);
  if (digit !== null) return { digit, shift: event.shiftKey };
  return LETTERS[key] ?? null;
}

/** The digit of a key, also with Shift, where many keyboards have signs; 0 is the tenth. */
function digitOf({ key, code, shiftKey }: KeyboardEvent): number | null {
  const found = shiftKey ? /^Digit(\d)$/.exec(code) : /^(\d)$/.exec(key);
  if (!found) return null;
  return Number(found[1]) || 10;
}

function writes(event: KeyboardEvent): boolean {
  const at = event.target;
  return (
    at instanceof HTMLInputElement ||
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement
  );
}

/** The focus is on something that the space bar presses. */
function presses(event: KeyboardEvent): boolean {
  const pressed = 'button, a, summary, [role=button], [role=tab]';
  return event.target instanceof Element && event.target.closest(pressed) !== null;
}

function inDialog(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('dialog') !== null;
}

function recall(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}
