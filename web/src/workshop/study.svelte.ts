// Computer players try an edition out: how far they are, and the report as it is by now. The last
// one is kept in the browser.
import { postLines } from '../api/http';
import { ensureMe } from '../api/me.svelte';
import type { ReportBlock, StudyNews } from '../api/types';
import { problemText } from '../ui/problemText';

const STORED = 'himiko.workshop.report';

interface Kept {
  hash: string;
  report: ReportBlock[];
}

export class Study {
  running = $state(false);
  games = $state(0);
  part = $state(0);
  /** The last report, and the hash of the edition that it is about. */
  kept: Kept | null = $state.raw(stored());
  problem = $state('');
  /** The server has ended it before its time. */
  cut = $state(false);
  private stopping = new AbortController();

  /** Begin; the news come until it is over, or stopped. */
  async begin(text: string, hash: string): Promise<void> {
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    this.start();
    try {
      await ensureMe();
      for await (const news of postLines<StudyNews>('/api/editions/report', { text }, signal)) {
        this.take(news, hash);
      }
      this.cut = this.part < 1;
    } catch (problem) {
      if (!signal.aborted) this.problem = problemText(problem);
    }
    this.running = false;
  }

  stop(): void {
    this.stopping.abort();
  }

  private start(): void {
    this.running = true;
    this.games = this.part = 0;
    this.problem = '';
    this.cut = false;
  }

  private take({ games, part, report }: StudyNews, hash: string): void {
    this.games = games;
    this.part = part;
    if (!report) return;
    this.kept = { hash, report };
    try {
      localStorage.setItem(STORED, JSON.stringify(this.kept));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
}

function stored(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Partial<Kept> | null;
    const whole = typeof found?.hash === 'string' && Array.isArray(found.report);
    return whole ? (found as Kept) : null;
  } catch {
    return null;
  }
}
