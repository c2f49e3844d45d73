// Files that somebody has chosen, and files for them to keep.
import { pageProblem } from '../problem';

const MOST_BYTES = 1 << 20;

/** Read a file's text; one that is gone, locked or larger than any of ours is reported as such. */
export async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw pageProblem('too_large');
  try {
    return await file.text();
  } catch {
    throw pageProblem('unreadable_file');
  }
}

/** Give somebody a file. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
