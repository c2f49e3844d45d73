// What the server says of the edition on the bench, asked again a moment after every change.
import { post } from '../api/http';
import type { CheckedEdition, EditionFile } from '../api/types';
import { Problem } from '../problem';
import { problemText } from '../ui/problemText';
import { writeToml } from './content';

const PAUSE = 400; // milliseconds after the last change
const WAIT = 3000; // after too many questions

export class Check {
  /** Its name and hash, if it can be played. */
  sound: CheckedEdition | null = $state(null);
  /** What is wrong, in words. */
  problem = $state('');
  /** Where it is wrong: `board.islands.i03`. */
  where = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Ask about an edition, unless another change comes first. */
  soon(edition: EditionFile): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(writeToml(edition)), PAUSE);
  }

  /** Read the text of a file; whoever cannot be read is thrown. */
  async read(text: string): Promise<CheckedEdition> {
    return post<CheckedEdition>('/api/editions/check', { text });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async ask(text: string): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    try {
      const sound = await this.read(text);
      if (mine === this.asked) this.say(sound, '', '');
    } catch (found) {
      if (found instanceof Problem && found.code === 'too_many') {
        // Somebody works fast: the last state is asked about a little later.
        this.timer = setTimeout(() => void this.ask(text), WAIT);
        return;
      }
      const where = found instanceof Problem ? found.data.values.where : '';
      const named = typeof where === 'string' ? where : '';
      if (mine === this.asked) this.say(null, problemText(found), named);
    }
  }

  private say(sound: CheckedEdition | null, problem: string, where: string): void {
    this.sound = sound;
    this.problem = problem;
    this.where = where;
  }
}
