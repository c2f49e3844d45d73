// Where actions and questions go: to the table, or onto the sheet that lies over it.
import type { LiveTable } from '../api/live.svelte';
import type { AnswerTo, CommandName, Payload, State } from '../api/types';
import type { Sheet } from './sheet.svelte';

export class CommandTarget {
  #live: LiveTable;
  #sheet: Sheet;

  constructor(live: LiveTable, sheet: Sheet) {
    this.#live = live;
    this.#sheet = sheet;
  }

  get id(): string {
    return this.#live.id;
  }
  /** Is this only planning? Then nothing needs to be confirmed. */
  get planning(): boolean {
    return this.#sheet.isOpen;
  }
  /** The newest there is to act on. */
  get state(): State | null {
    return this.#sheet.state ?? this.#live.state;
  }

  send<Do extends CommandName>(verb: Do, payload: Payload<Do>): Promise<AnswerTo<Do>> {
    return this.planning ? this.#sheet.send(verb, payload) : this.#live.send(verb, payload);
  }
}
