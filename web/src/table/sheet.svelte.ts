// The sheet that lies over the table: on it a turn of one's own is planned, at any moment, with the
// same cards, boats and board. Nothing of it happens until it is played.
import { untrack } from 'svelte';
import type { LiveTable } from '../api/live.svelte';
import type { AnswerTo, CommandName, Payload, State } from '../api/types';
import { spotsOf } from '../board';
import { Plans } from '../plan';
import type { Plan } from '../plan';
import { loadTexts, t } from '../texts/index.svelte';
import { notify, reportProblem } from '../ui/notices.svelte';
import { playSteps, REVEALS } from './playSteps';

/** Others' steps come in quick succession: plans are only checked after the last of them. */
const REST_MS = 350;

export class Sheet {
  /** Is it laid over the table? */
  isOpen = $state(false);
  /** The list of all plans is open. */
  comparing = $state(false);
  /** A plan is being played. */
  playing = $state(false);
  readonly plans: Plans;
  #live: LiveTable;
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call while a component is set up. */
  constructor(live: LiveTable) {
    this.#live = live;
    this.plans = new Plans({
      path: () => `/api/tables/${live.id}`,
      seat: () => live.state?.seat ?? null,
      key: live.id,
      nameOf: (letter) => t('plan-name', { letter }),
    });
    $effect(() => {
      const version = live.state?.version ?? null;
      untrack(() => this.#notice(version));
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
    });
  }

  /** Can the reader plan at this table? Spectators have no turn to plan. */
  readonly offered: boolean = $derived.by(() => {
    const { status, seat, table } = this.#live.state ?? {};
    return status === 'running' && seat != null && table?.seats[seat]?.kind === 'human';
  });
  /** Is it really one's own turn, so that a plan can be played? */
  readonly turn: boolean = $derived.by(() => (this.#live.state?.legal.length ?? 0) > 0);
  /** The table as it would be after the plan on the sheet; null while there is no sheet. */
  readonly state: State | null = $derived.by(() => {
    const real = this.#live.state;
    const plan = this.plans.current;
    if (!this.isOpen || !real || !plan?.laid) return null;
    const { laid, actions, undone, answer } = plan;
    return {
      ...real,
      version: -answer,
      ply: real.ply + actions.length,
      floor: real.ply,
      redo: undone.length,
      turn: laid.seat,
      seat: laid.seat,
      view: laid.view,
      scores: laid.scores,
      rooms: laid.rooms,
      tokens: laid.tokens,
      legal: laid.legal,
      events: [],
    };
  });
  /** The plan's steps on the board, numbered. */
  readonly steps = $derived.by(() => {
    const plan = this.plans.current;
    const seat = plan?.laid?.seat ?? 0;
    const placed = (plan?.actions ?? []).map(spotsOf).filter(({ length }) => length > 0);
    return placed.flatMap((spots, n) => spots.map((spot) => ({ spot, seat, number: n + 1 })));
  });

  /** Lay the sheet over the table, or take it away. */
  async toggle(): Promise<void> {
    if (this.isOpen) this.close();
    else await this.open();
  }

  async open(): Promise<void> {
    if (!this.offered || this.isOpen) return;
    try {
      await loadTexts('plan');
    } catch (problem) {
      reportProblem(problem);
      return;
    }
    const { current } = this.plans;
    if (current) await this.plans.choose(current);
    else await this.plans.begin();
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    // A sheet on which nothing was laid is not kept.
    for (const plan of this.plans.list) if (plan.wanted.length === 0) this.plans.remove(plan);
  }

  /**
   * Play a plan at the table: its next step, or all of them, until something hidden is seen. The
   * sheet stays while there are steps left to play one by one.
   */
  async play(plan: Plan, whole: boolean): Promise<void> {
    if (this.playing || !this.turn || !plan.playable) return;
    this.playing = true;
    this.comparing = false;
    if (whole) this.isOpen = false;
    try {
      await this.plans.choose(plan);
      const steps = whole ? plan.actions : plan.actions.slice(0, 1);
      const goesOn = await playSteps(this.#live, steps, (action) => {
        this.plans.playedStep(plan);
        if (action === REVEALS || !this.plans.list.includes(plan)) this.close();
      });
      if (!goesOn) notify(t('plan-stopped', { plan: plan.name }), 'plan');
    } catch (problem) {
      reportProblem(problem, 'plan');
    } finally {
      this.playing = false;
      void this.#check();
    }
  }

  /** Do on the sheet what is else done at the table. */
  async send<Do extends CommandName>(verb: Do, payload: Payload<Do>): Promise<AnswerTo<Do>> {
    const answer = await this.#answer({ ...payload, do: verb });
    return answer as AnswerTo<Do>;
  }

  async #answer(asked: { do: string; action?: string; actions?: string[] }): Promise<unknown> {
    const { plans } = this;
    const { ply = 0, version = 0 } = this.state ?? {};
    switch (asked.do) {
      case 'play':
        await plans.add(asked.action ?? '');
        break;
      case 'undo':
        await plans.undo();
        break;
      case 'redo':
        await plans.redo();
        break;
      case 'why-not':
        return { refusals: await plans.whyNot(asked.actions ?? []) };
      case 'preview':
        return { preview: await this.#preview(asked.action ?? '') };
    }
    return { version, ply, played: true, preview: null };
  }

  /** See how all plans lie now; say of which others have changed or spoilt. */
  async #check(): Promise<void> {
    const before = new Map(this.plans.list.map((plan) => [plan, plan.verdict]));
    await this.plans.checkAll();
    const changed = this.plans.list.filter(
      (plan) => plan.verdict !== 'fits' && plan.verdict !== before.get(plan),
    );
    if (changed.length === 0) return;
    try {
      await loadTexts('plan');
    } catch {
      return; // the sheet will say so when it is opened
    }
    for (const { name, verdict, id } of changed) {
      const key = verdict === 'adapted' ? 'plan-was-adapted' : 'plan-was-spoilt';
      notify(t(key, { plan: name }), `plan ${id}`);
    }
  }

  async #preview(action: string): Promise<AnswerTo<'preview'>['preview']> {
    const { steps, brings, seat } = await this.plans.preview(action);
    const before = this.plans.current?.laid?.brings.total ?? 0;
    const gains = this.#live.state?.scores?.map((_, of) =>
      of === seat ? brings.total - before : 0,
    );
    return { events: steps.at(-1)?.events ?? [], gains: gains ?? null, cut: false, final: false };
  }

  /** Something has happened at the table, or not: check the plans again. */
  #notice(version: number | null): void {
    const news = this.#seen !== version;
    this.#seen = version;
    if (version === null || !news || this.plans.list.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.offered && !this.playing) void this.#check();
    }, REST_MS);
  }
}
