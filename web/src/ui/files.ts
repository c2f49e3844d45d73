// Files that somebody has chosen.
import { pageProblem } from '../problem';

/** Read a file's text; one that is gone or locked is reported as such. */
export async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw pageProblem('unreadable_file');
  }
}
