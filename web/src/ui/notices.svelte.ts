// Short notices at the edge of the page, and announcements that only screen readers hear.
import { problemText } from './problemText';

export interface Notice {
  number: number;
  text: string;
  kind: 'plain' | 'problem';
  /** What it is about: a newer notice about the same replaces it. */
  about: string | null;
}

const SECONDS = 7;

class Notices {
  shown = $state.raw<Notice[]>([]);
  polite = $state('');
  urgent = $state('');
  #last = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  add(text: string, kind: Notice['kind'], about: string | null): void {
    const number = ++this.#last;
    for (const old of this.shown) {
      if (old.text === text || (about !== null && old.about === about)) this.drop(old.number);
    }
    this.shown = [...this.shown, { number, text, kind, about }];
    this.release(number);
  }

  /** Somebody is at it: it stays. */
  hold(number: number): void {
    clearTimeout(this.#timers.get(number));
  }

  /** It goes away by itself, in a while. */
  release(number: number): void {
    this.hold(number);
    this.#timers.set(
      number,
      setTimeout(() => this.drop(number), SECONDS * 1000),
    );
  }

  drop(number: number): void {
    this.hold(number);
    this.#timers.delete(number);
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();

/** Show a notice for a while; it is announced as well. */
export function notify(text: string, about: string | null = null): void {
  notices.add(text, 'plain', about);
  announce(text);
}

/** Show in words what went wrong. */
export function reportProblem(problem: unknown, about: string | null = null): void {
  const text = problemText(problem);
  notices.add(text, 'problem', about);
  announce(text, 'urgent');
}

/** Have something said by screen readers, the same text again as well. */
export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  notices[how] = notices[how] === text ? `${text}\u00a0` : text;
}
