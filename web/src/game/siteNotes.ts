// What is written over islands where something could be built: how many of its boats are there.
import type { EditionFile, Site } from '../api/types';
import { counted } from './siteText';

/** Islands that lack more boats are not marked, unless they are within reach all the same. */
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
    const reached = site.hand || site.fleets.length > 0;
    const near = reached || (tile !== null && needs - there <= MOST_MISSING);
    if ((tile !== null && site.tile !== tile) || !near || site.island in notes) continue;
    notes[site.island] = `${there}/${needs}`;
  }
  return notes;
}
