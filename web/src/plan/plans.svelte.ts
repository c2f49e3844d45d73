// Plans: turns laid out beforehand, several of them. The server lays them out; the browser keeps
// them.
import { post } from '../api/http';
import type { LaidPlan, Outlooks } from '../api/types';
import type { ProblemData } from '../problem';
import { reportProblem } from '../ui/notices.svelte';
import { keepPlans, recallPlans } from './kept';
import { Plan } from './plan.svelte';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
export const MOST_PLANS = LETTERS.length;

/** Where plans are laid out: a table, or a ply of a finished game. */
export interface Ground {
  /** The address of the table or the ply. */
  path: () => string;
  seat: () => number | null;
  /** Under which name the browser keeps them. */
  key: string;
  /** What a new plan is called: `A`, `B` … */
  nameOf: (letter: string) => string;
}

interface Asked {
  actions: readonly string[];
  adapt?: boolean;
  why_not?: readonly string[];
}

export class Plans {
  list = $state.raw<readonly Plan[]>([]);
  #chosen = $state<string | null>(null);
  #ground: Ground;
  #answers = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.list = recallPlans(ground.key).map(({ id, name, actions }) => new Plan(id, name, actions));
  }

  /** The plan that lies on the sheet. */
  readonly current: Plan | null = $derived.by(
    () => this.list.find(({ id }) => id === this.#chosen) ?? this.list.at(-1) ?? null,
  );
  /** Which of them others have changed or spoilt. */
  readonly changed: number = $derived.by(
    () => this.list.filter(({ verdict }) => verdict !== 'fits').length,
  );

  /** Lay another plan on the sheet. */
  async choose(plan: Plan): Promise<void> {
    if (!plan.laid) await this.check(plan);
    this.#chosen = plan.id;
  }

  /** Begin a new plan; without a name it is called by its letter. */
  async begin(actions: readonly string[] = [], name?: string): Promise<void> {
    if (this.list.length >= MOST_PLANS) return;
    const used = new Set(this.list.map(({ id }) => id));
    const letter = LETTERS.find((one) => !used.has(one)) ?? '';
    const plan = new Plan(letter, name ?? this.#ground.nameOf(letter), actions);
    // The one in front stays until the new one can be laid on it.
    await this.check(plan);
    this.list = [...this.list, plan];
    this.#keep();
    this.#chosen = plan.id;
  }

  remove(plan: Plan): void {
    this.list = this.list.filter((one) => one !== plan);
    this.#keep();
  }

  rename(plan: Plan, name: string): void {
    plan.name = name;
    this.#keep();
  }

  /** Add a step to the plan on the sheet. */
  async add(action: string): Promise<void> {
    const plan = this.current;
    if (!plan) return;
    await this.#change(plan, [...plan.happens, action]);
    plan.undone = [];
  }

  async undo(): Promise<void> {
    const plan = this.current;
    const last = plan?.actions.at(-1);
    if (!plan || last === undefined) return;
    await this.#change(plan, plan.happens.slice(0, plan.happens.lastIndexOf(last)));
    plan.undone = [last, ...plan.undone];
  }

  async redo(): Promise<void> {
    const plan = this.current;
    const [next, ...rest] = plan?.undone ?? [];
    if (!plan || next === undefined) return;
    await this.#change(plan, [...plan.happens, next]);
    plan.undone = rest;
  }

  /** The first step has been played at the table; a plan without steps is done with. */
  playedStep(plan: Plan): void {
    plan.shift();
    if (plan.wanted.length === 0) this.remove(plan);
    else this.#keep();
  }

  /** Something has changed at the table: see how all plans lie now. */
  async checkAll(): Promise<void> {
    for (const plan of this.list) {
      plan.estimate = null;
      await this.check(plan);
    }
  }

  /** See how a plan lies now; where a step is no longer possible, another way is looked for. */
  async check(plan: Plan): Promise<void> {
    try {
      const actions = plan.wanted;
      let laid = await this.#ask({ actions });
      if (laid.verdict !== 'fits') laid = await this.#ask({ actions, adapt: true });
      if (plan.wanted === actions) plan.take(laid, ++this.#answers);
    } catch (problem) {
      reportProblem(problem, 'plan');
    }
  }

  /** What one more step would cause. */
  async preview(action: string): Promise<LaidPlan> {
    return this.#ask({ actions: [...(this.current?.happens ?? []), action] });
  }

  /** Why steps cannot come next. */
  async whyNot(why_not: readonly string[]): Promise<(ProblemData | null)[]> {
    const laid = await this.#ask({ actions: this.current?.happens ?? [], why_not });
    return laid.refusals;
  }

  /** Ask what a plan is worth. */
  async weigh(plan: Plan): Promise<void> {
    const { actions } = plan;
    plan.estimate = 'thinking';
    try {
      const found = await this.#post<Outlooks>('/plan/estimate', { actions });
      if (plan.actions === actions) plan.estimate = found;
    } catch (problem) {
      plan.estimate = null;
      reportProblem(problem, 'plan');
    }
  }

  async #change(plan: Plan, actions: readonly string[]): Promise<void> {
    const laid = await this.#ask({ actions });
    plan.change(laid, ++this.#answers);
    this.#keep();
  }

  #ask(asked: Asked): Promise<LaidPlan> {
    return this.#post<LaidPlan>('/plan', asked);
  }

  #post<Answer>(what: string, asked: Asked): Promise<Answer> {
    return post<Answer>(this.#ground.path() + what, { seat: this.#ground.seat(), ...asked });
  }

  #keep(): void {
    const plans = this.list.map(({ id, name, wanted }) => ({ id, name, actions: [...wanted] }));
    keepPlans(this.#ground.key, plans);
  }
}
