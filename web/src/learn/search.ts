// Search in the rules: all words of a query must be there; accents and case do not matter.

export interface Entry {
  number: string;
  /** The titles above the rule. */
  title: string;
  text: string;
}

const OWN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'a', œ: 'o', ß: 's' };

/** Lower case, without accents, and as long as the text: places stay the same. */
export function folded(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    return (OWN_LETTERS[plain] ?? plain).padEnd(letter.length);
  }).join('');
}

export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word));
}

/** The numbers of the rules that hold all words: by number first, then by title, then by text. */
export function search(entries: readonly Entry[], query: string): string[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const found: { number: string; rank: number }[] = [];
  for (const { number, title, text } of entries) {
    const [above, within] = [folded(title), folded(text)];
    const numbered = words.every((word) => number === word || number.startsWith(`${word}.`));
    if (numbered) found.push({ number, rank: 0 });
    else if (words.every((word) => above.includes(word))) found.push({ number, rank: 1 });
    else if (words.every((word) => above.includes(word) || within.includes(word))) {
      found.push({ number, rank: 2 });
    }
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ number }) => number);
}

/** Split a text where words of the query stand in it. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const parts: { text: string; hit: boolean }[] = [];
  let last = 0;
  for (const { 0: word, index } of folded(text).matchAll(new RegExp(pattern, 'g'))) {
    if (index > last) parts.push({ text: text.slice(last, index), hit: false });
    parts.push({ text: text.slice(index, index + word.length), hit: true });
    last = index + word.length;
  }
  if (last < text.length) parts.push({ text: text.slice(last), hit: false });
  return parts;
}
