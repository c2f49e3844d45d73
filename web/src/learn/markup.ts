// The little markup of the rules: paragraphs, lists, rulings; links to rules and words set off.
import { isRule } from './outline';

export type Piece =
  { kind: 'plain'; text: string } | { kind: 'term'; text: string } | { kind: 'rule'; text: string };

export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'ruling'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] };

const SET_OFF = /_([^_]+)_|(?<![\d.,])(\d{1,2}\.\d{1,2})(?![\d.]\d)/g;

/** Split a line into plain text, words set off and numbers of rules. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const found of line.matchAll(SET_OFF)) {
    const [all, term, rule] = found;
    if (rule && !isRule(rule)) continue;
    if (found.index > last) pieces.push({ kind: 'plain', text: line.slice(last, found.index) });
    pieces.push(rule ? { kind: 'rule', text: rule } : { kind: 'term', text: term ?? '' });
    last = found.index + all.length;
  }
  if (last < line.length) pieces.push({ kind: 'plain', text: line.slice(last) });
  return pieces;
}

/** Read the text of a rule. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('- ')) {
      const item = piecesOf(line.slice(2));
      const last = blocks.at(-1);
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line.startsWith('! ')) {
      blocks.push({ kind: 'ruling', pieces: piecesOf(line.slice(2)) });
    } else if (line) {
      blocks.push({ kind: 'paragraph', pieces: piecesOf(line) });
    }
  }
  return blocks;
}

/** The text as it is read, without the marks. */
export function plainOf(text: string): string {
  return text.replace(/^\s*[-!] /gm, '').replaceAll('_', '');
}
