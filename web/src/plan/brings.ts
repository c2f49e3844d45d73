// What a plan brings, as numbers that are compared.
import type { Brings } from '../api/types';

/** A change as it is written: with its sign. */
export const more = (number: number): string =>
  number < 0 ? `−${-number}` : number > 0 ? `+${number}` : '0';

/** Culture tokens, more or fewer, of all kinds together. */
export const tokensOf = ({ tokens }: Brings): number =>
  Object.values(tokens).reduce((sum, number) => sum + number, 0);
