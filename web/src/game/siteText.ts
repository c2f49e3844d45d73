// Where a tile could be built, in words: how many boats are there, which are missing, what brings
// them.
import type { EditionFile, Site } from '../api/types';
import { keyOf, t } from '../texts/index.svelte';
import { either, grouped, sentences } from '../texts/lists';

/** How many boats a tile needs, and how many of them are at an island. */
export function counted(site: Site, edition: EditionFile): { there: number; needs: number } {
  const needs = edition.buildings[site.tile]?.needs.length ?? 0;
  const missing = Object.values(site.missing).reduce((sum, number) => sum + number, 0);
  return { there: needs - missing, needs };
}

/** "Island 9: 2 of 3 there, stone missing; fleet 3 or 7 brings it." */
export function siteText(site: Site, edition: EditionFile): string {
  const { island, missing, hand, fleets } = site;
  const { there, needs } = counted(site, edition);
  if (there === needs) return t('sites-all-there', { island, needs });
  const lacking = Object.entries(missing).flatMap(([colour, number]) =>
    Array.from({ length: number }, () => t(keyOf('colour', colour))),
  );
  const said = t('sites-missing', { island, there, needs, colours: grouped(lacking) });
  if (hand) return sentences([said, t('sites-in-hand')]);
  if (fleets.length === 0) return said;
  return sentences([said, t('sites-fleets', { fleets: either(fleets.map(String)) })]);
}
