// One folder for each run of the tests: what a script has printed for one file, others read there
// instead of starting Python again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    printed: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'himiko-printed-'));
  project.provide('printed', folder);
  return () => rmSync(folder, { recursive: true });
}
