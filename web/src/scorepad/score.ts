// The points of a game played with the box: what each player has, counted as rule 10.1 says. The
// numbers are the engine's, from the catalogue; a test compares a thousand games with it.
import {
  SCORE_PARTS,
  SCORING,
  SPECIALIST_POINTS,
  type ScorePart,
  type Specialist,
} from '../api/catalogue';

export interface Sheet {
  name: string;
  coins: number;
  prestige: number;
  /** The points of each building tile. */
  tiles: number[];
  specialists: Specialist[];
  /** How many reserved tiles were not built. */
  reserved: number;
  /** How many boats were set aside. */
  aside: number;
  /** The first turn in the last round, from 1; 0: not known. The earlier player wins a tie. */
  turn: number;
}

type Part = Exclude<ScorePart, 'total' | 'rank'>;

export type Score = Readonly<Record<Part | 'total', number>>;

/** The parts in the order in which they are counted. */
export const PARTS: readonly Part[] = SCORE_PARTS.filter(isPart);

function isPart(name: ScorePart): name is Part {
  return name !== 'total' && name !== 'rank';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function emptySheet(name: string): Sheet {
  const counts = { coins: 0, prestige: 0, reserved: 0, aside: 0, turn: 0 };
  return { name, ...counts, tiles: [], specialists: [] };
}

export function score(sheet: Sheet): Score {
  const has = (who: Specialist) => sheet.specialists.includes(who);
  const rate = has('fu_hsi') ? SCORING.coins_a_point_with_fu_hsi : SCORING.coins_a_point;
  const parts = {
    coins: Math.floor(sheet.coins / rate),
    prestige: sheet.prestige * (has('amateratsu') ? SCORING.points_of_prestige_with_amateratsu : 1),
    buildings: sum(sheet.tiles),
    specialists: sum(sheet.specialists.map((who) => SPECIALIST_POINTS[who])),
    reserved: 0 - sheet.reserved,
    aside: 0 - Math.floor(sheet.aside / SCORING.aside_a_point),
  };
  return { ...parts, total: sum(Object.values(parts)) };
}

/** The rank of each sheet. A tie goes to the earlier player; until that is known it stays a tie. */
export function ranks(sheets: readonly Sheet[]): number[] {
  const totals = sheets.map((sheet) => score(sheet).total);
  return sheets.map((sheet, mine) => {
    const ahead = sheets.filter((other, n) => {
      const lead = (totals[n] ?? 0) - (totals[mine] ?? 0);
      return lead > 0 || (lead === 0 && other.turn > 0 && other.turn < sheet.turn);
    });
    return ahead.length + 1;
  });
}

/** Do some have equal points, so that the order of the last round decides? */
export function tied(sheets: readonly Sheet[]): boolean {
  const totals = sheets.map((sheet) => score(sheet).total);
  return new Set(totals).size < totals.length;
}
