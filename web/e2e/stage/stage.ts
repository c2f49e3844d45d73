// A page with nothing but a board and a hand, for tests of the board alone.
import { flushSync, mount } from 'svelte';
import '../../src/ui/fonts.css';
import '../../src/ui/theme.css';
import type { EditionFile, GameView } from '../../src/api/types';
import { BOATS } from '../../src/art/boats';
import type { BoardPreview } from '../../src/board';
import { setLanguage, startTexts } from '../../src/texts/index.svelte';
import { watchSettings } from '../../src/ui/settings.svelte';
import Stage from './Stage.svelte';

export interface Shown {
  edition: EditionFile;
  view: GameView;
  targets?: Record<string, string>;
  selected?: string[];
  preview?: BoardPreview;
  hand?: boolean;
}

class Director {
  /** What the board reported, in order. */
  readonly seen: string[] = [];
  readonly hulls = Object.fromEntries(Object.entries(BOATS).map(([id, boat]) => [id, boat.hull]));
  readonly speak = setLanguage;
  #stage: { show: (shown: Shown | null) => void } | undefined;

  async open(): Promise<void> {
    watchSettings();
    await startTexts();
    const target = document.getElementById('page');
    if (!target) throw new Error('no place for the stage');
    const log = (...words: (string | null)[]): void => void this.seen.push(words.join(' '));
    this.#stage = mount(Stage, { target, props: { log } });
  }

  /** Show a position, or nothing; returns when the page is laid out. */
  show(shown: Shown | null): void {
    flushSync(() => this.#stage?.show(shown));
    document.body.getBoundingClientRect();
  }
}

declare global {
  interface Window {
    director?: Director;
  }
}

const director = new Director();
await director.open();
window.director = director;
