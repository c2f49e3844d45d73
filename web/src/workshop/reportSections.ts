// A report as it is laid out: its beginning, its sections, and in these what can be unfolded.
import type { ReportBlock, Words } from '../api/types';

export interface Section {
  heading: Words;
  blocks: ReportBlock[];
  sections: Section[];
}

/** Put blocks under their headings: those below `level` belong to the one before. */
export function sectionsOf(
  blocks: readonly ReportBlock[],
  level: number,
): { before: ReportBlock[]; sections: Section[] } {
  const before: ReportBlock[] = [];
  const found: { heading: Words; blocks: ReportBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) {
      found.push({ heading: block.text, blocks: [] });
    } else {
      (found.at(-1)?.blocks ?? before).push(block);
    }
  }
  const sections = found.map(({ heading, blocks: inside }) => {
    const parts = sectionsOf(inside, level + 1);
    return { heading, blocks: parts.before, sections: parts.sections };
  });
  return { before, sections };
}
