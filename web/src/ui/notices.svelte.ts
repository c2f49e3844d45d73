// Short notices at the edge of the page, and announcements that only screen readers hear.
import { wordsOf } from './words';

export interface Notice {
  number: number;
  text: string;
  kind: 'plain' | 'problem';
}

const SECONDS = 7;

class Notices {
  shown = $state.raw<Notice[]>([]);
  polite = $state('');
  urgent = $state('');
  #last = 0;

  add(text: string, kind: Notice['kind']): void {
    const number = ++this.#last;
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { number, text, kind }];
    setTimeout(() => this.drop(number), SECONDS * 1000);
  }

  drop(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();

/** Show a notice for a while; it is announced as well. */
export function notify(text: string): void {
  notices.add(text, 'plain');
  announce(text);
}

/** Show in words what went wrong. */
export function tell(problem: unknown): void {
  const text = wordsOf(problem);
  notices.add(text, 'problem');
  announce(text, 'urgent');
}

/** Have something said by screen readers, the same text again as well. */
export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  notices[how] = notices[how] === text ? `${text}\u00a0` : text;
}
