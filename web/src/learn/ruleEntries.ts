// The rules as the search sees them: with the titles above, and the words of their tables.
import type { EditionFile } from '../api/types';
import { keyOf, t } from '../texts/index.svelte';
import { plainOf } from './markup';
import {
  moreText,
  partTitle,
  rulesOf,
  ruleText,
  SECTIONS,
  sectionTitle,
  TABLES,
  type TableName,
} from './outline';
import type { Entry } from './search';

/** All rules, in their order. */
export function entriesOf(edition: EditionFile | null): Entry[] {
  return SECTIONS.flatMap((section) => {
    let part = '';
    return rulesOf(section).map((number, n) => {
      const begins = section.parts?.[n + 1];
      if (begins) part = partTitle(section, begins);
      const table = TABLES[number];
      const words = table && edition ? wordsOfTable(table, edition) : '';
      return {
        number,
        title: `${sectionTitle(section)} ${part}`,
        text: plainOf(`${ruleText(number)} ${words} ${moreText(number)}`),
      };
    });
  });
}

function wordsOfTable(name: TableName, edition: EditionFile): string {
  const keys =
    name === 'boats'
      ? Object.keys(edition.colours).flatMap((id) => [keyOf('colour', id), keyOf('hue', id)])
      : name === 'fleets'
        ? Object.values(edition.fleets).flatMap(({ power }) => explained('power', power))
        : Object.keys(edition.specialists).flatMap((id) => explained('specialist', id));
  return keys.map((key) => t(key)).join(' ');
}

function explained(what: string, id: string): string[] {
  return [keyOf(what, id), keyOf(what, id, 'does')];
}
