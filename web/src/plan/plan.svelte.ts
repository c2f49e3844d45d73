// One plan: the steps somebody wishes to play, and what the server says of them now.
import type { LaidPlan, Outlooks } from '../api/types';

export class Plan {
  name = $state('');
  /** The steps as they were laid out. */
  wanted = $state.raw<readonly string[]>([]);
  /** What has been taken back of them, the last first. */
  undone = $state.raw<readonly string[]>([]);
  /** How they lie on the table as it is. */
  laid = $state.raw<LaidPlan | null>(null);
  /** A number for every answer, to tell one from the next. */
  answer = $state(0);
  estimate = $state.raw<Outlooks | 'thinking' | null>(null);

  constructor(
    readonly id: string,
    name: string,
    actions: readonly string[] = [],
  ) {
    this.name = name;
    this.wanted = actions;
  }

  /** The steps that can be played: where something has changed, what stands for them. */
  readonly actions: readonly string[] = $derived.by(() =>
    this.laid ? this.laid.steps.flatMap(({ played }) => played ?? []) : this.wanted,
  );
  /** All that happens, also what comes by itself as the only answer there is. */
  readonly happens: readonly string[] = $derived.by(() =>
    this.laid
      ? this.laid.steps.flatMap(({ action, played, answered }) =>
          answered ? action : (played ?? []),
        )
      : this.wanted,
  );
  readonly verdict = $derived.by(() => this.laid?.verdict ?? 'fits');
  /** Can it be played as it lies? */
  readonly playable: boolean = $derived.by(
    () => this.verdict !== 'impossible' && this.actions.length > 0,
  );
  /** The chance to win with it, and what the best turn would have more. */
  readonly chance = $derived.by(() => {
    const { estimate } = this;
    if (!estimate || estimate === 'thinking') return null;
    const own = estimate.judgement?.played.chances[estimate.seat];
    const best = estimate.outlooks[0]?.chances[estimate.seat];
    return own && best ? { own: own.mean, best: Math.max(own.mean, best.mean) } : null;
  });

  /** How many points each player is expected to have in the end. */
  readonly finals = $derived.by((): readonly number[] | null => {
    const { estimate } = this;
    if (!estimate || estimate === 'thinking') return null;
    return estimate.judgement?.played.scores.map(({ mean }) => Math.round(mean)) ?? null;
  });

  /** Take on what the server says. */
  take(laid: LaidPlan, answer: number): void {
    [this.laid, this.answer] = [laid, answer];
  }

  /**
   * Take on other steps. What others have made impossible is given up by that; what came by itself
   * is kept, so that it is missed when it does not come any more.
   */
  change(laid: LaidPlan, answer: number): void {
    const bySelf = answeredBy(laid);
    this.take({ ...laid, steps: [...laid.steps, ...bySelf] }, answer);
    this.wanted = this.happens;
    this.estimate = null;
  }

  /** The first step has been played, and what came with it. */
  shift(): void {
    const { laid } = this;
    if (!laid) return;
    const first = laid.steps.findIndex(({ played }) => played !== null);
    const second = laid.steps.findIndex(({ played }, n) => n > first && played !== null);
    this.laid = { ...laid, steps: second < 0 ? [] : laid.steps.slice(second) };
    this.wanted = this.happens;
    this.estimate = null;
  }
}

/** The steps that the last one brought by themselves. */
function answeredBy({ steps }: LaidPlan): LaidPlan['steps'] {
  return (steps.at(-1)?.events ?? []).flatMap((event) =>
    event.event === 'answered'
      ? [{ action: event.action, played: null, answered: true, refusal: null, events: [] }]
      : [],
  );
}
