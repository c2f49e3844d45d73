// Files that somebody has chosen.
import { Refused } from '../api/http';

/** Read a file's text; one that is gone or locked is refused in words. */
export async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new Refused(0, 'unreadable_file');
  }
}
