// Branches of a reviewed game: other turns at the place where the time line stands, chosen on the
// board and by buttons, from what the player could know then.
import { ensureMe } from '../api/me.svelte';
import type { Verb } from '../api/catalogue';
import { spotsOf } from '../board';
import { kindOf, read, type Action } from '../game/actions';
import {
  choiceOf,
  complete,
  decided,
  nextTargets,
  NOTHING,
  pick,
  type Choice,
} from '../game/choice';
import { Plans } from '../plan';
import { t } from '../texts/index.svelte';
import { reportProblem } from '../ui/notices.svelte';
import type { ReviewedGame } from './reviewedGame.svelte';

const ON_BOARD: readonly (string | null)[] = ['slot', 'island'];

export class Branching {
  plans = $state.raw<Plans | null>(null);
  #choice = $state.raw<Choice>(NOTHING);
  #busy = $state(false);
  #ply = -1;

  constructor(readonly game: ReviewedGame) {}

  readonly #laid = $derived.by(() => this.plans?.current?.laid ?? null);
  readonly legal: readonly Action[] = $derived.by(() =>
    this.#busy ? [] : (this.#laid?.legal ?? []).map(read),
  );
  readonly choice: Choice = $derived.by(() => this.#choice);
  /** What the board shows; null: the game as it was. */
  readonly view = $derived.by(() => this.#laid?.view ?? null);
  /** What can be chosen next, on the board or by a button. */
  readonly #targets = $derived.by(() => nextTargets(this.legal, this.#choice));
  readonly spots: Readonly<Record<string, string>> = $derived.by(() => {
    const found = [...this.#targets.keys()].filter((word) => ON_BOARD.includes(kindOf(word)));
    return Object.fromEntries(found.map((word) => [word, t('branch-choose')]));
  });
  /** Whole actions that are offered by name: all that names no place of the board. */
  readonly named: readonly Action[] = $derived.by(() => {
    if (this.#choice !== NOTHING) return complete(this.legal, this.#choice);
    return this.legal.filter(({ words }) =>
      words.every((word) => !ON_BOARD.includes(kindOf(word))),
    );
  });
  /** What else can be named first, to be pointed at on the board. */
  readonly verbs: readonly Verb[] = $derived.by(() => {
    if (this.#choice !== NOTHING) return [];
    const rest = this.legal.filter((action) => !this.named.includes(action));
    return [...new Set(rest.map(({ verb }) => verb))];
  });
  /** Things to choose before a place: a boat, a tile. */
  readonly words: readonly string[] = $derived.by(() =>
    this.#choice === NOTHING
      ? []
      : [...this.#targets.keys()].filter((word) => !ON_BOARD.includes(kindOf(word))),
  );
  /** The steps of the branch on the board, numbered. */
  readonly traces = $derived.by(() => {
    const seat = this.#laid?.seat ?? 0;
    const placed = (this.plans?.current?.actions ?? []).map(spotsOf).filter((one) => one.length);
    return placed.flatMap((spots, n) => spots.map((spot) => ({ spot, seat, number: n + 1 })));
  });

  /** Begin where the time line stands: with the turn as it was played, and one to lay out. */
  async begin(): Promise<void> {
    const { game } = this;
    const ply = game.ply;
    if (this.#ply === ply && this.plans) return;
    this.leave();
    this.#ply = ply;
    try {
      await ensureMe();
      const plans = new Plans({
        path: () => `/api/tables/${game.id}/plies/${ply}`,
        seat: () => null,
        key: `${game.id}.${ply}`,
        nameOf: (letter) => t('branch-name', { letter }),
      });
      if (plans.list.length === 0) {
        await plans.begin(this.#played(ply), t('branch-played'));
        await plans.begin();
      } else if (plans.current) await plans.choose(plans.current);
      if (this.#ply !== ply) return;
      this.plans = plans;
      // All that were kept are compared, not only the one in front.
      for (const plan of plans.list) if (!plan.laid) await plans.check(plan);
    } catch (problem) {
      reportProblem(problem);
    }
  }

  /** Show the game as it was again. */
  leave(): void {
    this.plans = null;
    this.#ply = -1;
    this.#choice = NOTHING;
  }

  name(verb: Verb): void {
    this.#choice = choiceOf(verb);
  }

  cancel(): void {
    this.#choice = NOTHING;
  }

  /** Point at something; when an action is decided, it is a step of the branch. */
  pick(word: string): void {
    const next = pick(this.legal, this.#choice, word);
    if (!next) return;
    this.#choice = next;
    const action = decided(this.legal, next);
    if (action) void this.add(action);
  }

  async add(action: Action): Promise<void> {
    await this.#change((plans) => plans.add(action.text));
  }

  async undo(): Promise<void> {
    await this.#change((plans) => plans.undo());
  }

  async #change(change: (plans: Plans) => Promise<void>): Promise<void> {
    if (!this.plans || this.#busy) return;
    this.#busy = true;
    try {
      await change(this.plans);
    } catch (problem) {
      reportProblem(problem);
    } finally {
      this.#busy = false;
      this.#choice = NOTHING;
    }
  }

  /** What was really played from a ply to the end of its turn. */
  #played(ply: number): string[] {
    const turn = this.game.turns.find(({ start, end }) => start <= ply && ply < end);
    return turn?.actions.slice(ply - turn.start) ?? [];
  }
}
