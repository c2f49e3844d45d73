// What every card takes.

import type { Snippet } from 'svelte';

export interface CardProps<Id> {
  legal?: boolean;
  selected?: boolean;
  compact?: boolean;
  onpick?: (id: Id) => void;
  /** Why not? Asked by a click on what is not legal. */
  onask?: (id: Id) => void;
  /** What is this? Asked by "?" or by the other mouse button; nothing is chosen by that. */
  onexplain?: (id: Id) => void;
  /** The pointer or the keys come to it; null when they leave. */
  onpoint?: (id: Id | null) => void;
  children?: Snippet;
}
