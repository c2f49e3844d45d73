// The pad that lies open: its sheets, kept on this device at every stroke.
import { SPECIALISTS } from '../api/catalogue';
import { emptySheet, type Sheet } from './score';

const STORED = 'himiko.scorepad';
const MOST = 4;
const FEWEST = 2;

export class Pad {
  sheets: Sheet[] = $state([]);

  constructor(private readonly nameOf: (number: number) => string) {
    this.sheets = stored() ?? this.fresh();
  }

  private fresh(): Sheet[] {
    return Array.from({ length: FEWEST }, (_, n) => emptySheet(this.nameOf(n + 1)));
  }

  get canAdd(): boolean {
    return this.sheets.length < MOST;
  }

  get canRemove(): boolean {
    return this.sheets.length > FEWEST;
  }

  add(): void {
    if (this.canAdd) this.sheets.push(emptySheet(this.nameOf(this.sheets.length + 1)));
  }

  replace(index: number, sheet: Sheet): void {
    this.sheets[index] = sheet;
  }

  remove(index: number): void {
    if (this.canRemove) this.sheets.splice(index, 1);
  }

  /** A new game of the same players. */
  clear(): void {
    this.sheets = this.sheets.map((sheet) => emptySheet(sheet.name));
  }

  /** Keep what is written; without storage it lasts until the page is closed. */
  keep(): void {
    try {
      localStorage.setItem(STORED, JSON.stringify(this.sheets));
    } catch {
      // Nothing else can be done.
    }
  }
}

function stored(): Sheet[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (!Array.isArray(found) || found.length < FEWEST || found.length > MOST) return null;
    return found.every(isSheet) ? found : null;
  } catch {
    return null;
  }
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function isSheet(value: unknown): value is Sheet {
  const sheet = value as Sheet;
  return (
    typeof sheet === 'object' &&
    typeof sheet.name === 'string' &&
    [sheet.coins, sheet.prestige, sheet.reserved, sheet.aside, sheet.turn].every(isCount) &&
    Array.isArray(sheet.tiles) &&
    sheet.tiles.every(Number.isInteger) &&
    Array.isArray(sheet.specialists) &&
    sheet.specialists.every((who) => SPECIALISTS.includes(who))
  );
}
