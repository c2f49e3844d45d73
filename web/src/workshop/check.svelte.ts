// What the server says of the draft, asked again a moment after every change.
import { post } from '../api/http';
import type { EditionFile, DraftEdition } from '../api/types';
import { Problem } from '../problem';
import { problemText } from '../ui/problemText';
import { writeToml } from './content';
import { faultOf, type Fault } from './faults';

const PAUSE = 400; // milliseconds after the last change
const WAIT = 3000; // after too many questions

/** An edition that can be played. */
export interface Sound {
  name: string;
  hash: string;
}

export class Check {
  /** Its name and hash, if it can be played. */
  sound: Sound | null = $state(null);
  private found: DraftEdition['faults'] = $state.raw([]);
  /** What is wrong, each with its place; in the language of the moment. */
  faults: Fault[] = $derived(this.found.map(faultOf));
  /** Why it could not be checked. */
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Ask about an edition, unless another change comes first. */
  soon(edition: EditionFile): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(writeToml(edition)), PAUSE);
  }

  /** Read the text of a file, finished or not; what cannot be read is thrown. */
  async read(text: string): Promise<DraftEdition> {
    return post<DraftEdition>('/api/editions/read', { text });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async ask(text: string): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    try {
      const { name, hash, faults } = await this.read(text);
      if (mine !== this.asked) return;
      this.sound = name && hash ? { name, hash } : null;
      this.found = faults;
      this.problem = '';
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'too_many') {
        // Somebody works fast: the last state is asked about a little later.
        this.timer = setTimeout(() => void this.ask(text), WAIT);
      } else if (mine === this.asked) {
        this.sound = null;
        this.found = [];
        this.problem = problemText(problem);
      }
    }
  }
}
