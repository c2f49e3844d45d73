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
  | { hand: number };

const LETTERS: Record<string, Command> = {
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
  '?': 'keys',
};

/** What a key means at the table; null where it belongs to something else. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || event.altKey || inDialog(event)) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (writes(event)) return null;
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    return key === 'y' ? 'redo' : null;
  }
  if (key === 'escape') return 'escape';
  if (writes(event) || !keys.letters) return null;
  if (/^[1-5]$/.test(key)) return { hand: Number(key) };
  return LETTERS[key] ?? null;
}

function writes(event: KeyboardEvent): boolean {
  const at = event.target;
  return (
    at instanceof HTMLInputElement ||
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement
  );
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
