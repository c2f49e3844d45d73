// What is written over islands where something could be built: how many of its boats are there.
import type { EditionFile, Site } from '../api/types';
import { counted } from './siteText';

/** Islands that lack more boats are not marked. */
const MOST_MISSING = 2;

/** Of one tile, or of all that a seat could build with what it has or a fleet brings. */
export function siteNotes(
  sites: readonly Site[],
  tile: string | null,
  edition: EditionFile,
): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const site of sites) {
    const { there, needs } = counted(site, edition);
    const near = tile === null ? site.hand || site.fleets.length > 0 : site.tile === tile;
    if (!near || needs - there > MOST_MISSING || site.island in notes) continue;
    notes[site.island] = `${there}/${needs}`;
  }
  return notes;
}
