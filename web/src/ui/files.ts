// Files that somebody has chosen, and files for them to keep.
import { pageProblem } from '../problem';

/** Read a file's text; one that is gone or locked is reported as such. */
export async function textOf(file: File): Promise<string> {
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
