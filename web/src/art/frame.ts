// What every symbol takes.

export interface SymbolProps {
  /** In px where a text has its usual size, or any CSS length. */
  size?: number | string;
  class?: string;
  /** A text already said; without it the symbol is hidden from screen readers. */
  title?: string;
}
