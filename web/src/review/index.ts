// What the review lends to other screens, each part loaded when it is needed.
import type { Component, ComponentProps } from 'svelte';
import { loadTexts } from '../texts/index.svelte';
import type Scoring from './Scoring.svelte';

/** The scoring of a finished game, with its texts. */
export async function loadScoring(): Promise<Component<ComponentProps<typeof Scoring>>> {
  await loadTexts('review');
  return (await import('./Scoring.svelte')).default;
}

/** Keep the commitment to a deal, so that the deal can be verified when the game is over. */
export async function keepCommitment(table: string, commitment: string): Promise<void> {
  (await import('./kept')).keepPromise(table, commitment);
}

/** Keep the hash of the log so far, so that it is noticed if anything of it is changed later. */
export async function keepLogHead(table: string, number: number, head: string): Promise<void> {
  (await import('./kept')).keepHead(table, number, head);
}
