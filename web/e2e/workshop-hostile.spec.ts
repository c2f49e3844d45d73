// What strangers bring to the workshop: broken, huge and mean files; a clear word, nothing lost.
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { en } from './words';

async function standard(page: Page): Promise<void> {
  await page.goto('/workshop');
  await page.getByRole('button', { name: en('workshop-from-standard') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
}

/** A file of a size, mostly holes, that begins as it should. */
function huge(folder: string, name: string, begin: Buffer, bytes: number): string {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  writeSync(file, begin);
  closeSync(file);
  truncateSync(path, bytes);
  return path;
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('broken and huge pictures, sheets and editions are refused in words @quick', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'himiko-hostile-'));
  await standard(page);
  await page.getByText(en('workshop-photograph')).click();
  const picture = page.getByLabel(en('workshop-photograph-file'));
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.locator('svg image')).toHaveCount(1);
  const torn = Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(300, 7)]);
  await picture.setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer: torn });
  await expect(page.getByText(en('workshop-photograph-unreadable'))).toBeVisible();
  await picture.setInputFiles(huge(folder, 'huge.png', PNG, 100_000_000));
  await expect(page.getByText(en('workshop-photograph-too-large', { most: 40 }))).toBeVisible();
  await expect(page.locator('svg image'), 'the first one is still there').toHaveCount(1);

  await page.getByText(en('workshop-open')).click();
  const toml = huge(folder, 'huge.toml', Buffer.from('id = "x"'), 100_000_000);
  await page.getByLabel(en('workshop-open-file')).setInputFiles(toml);
  await expect(page.getByText(en('error-too-large')).first()).toBeVisible();

  await page.getByRole('tab', { name: en('workshop-tiles') }).click();
  await page.getByText(en('workshop-paste')).click();
  const sheet = page.getByRole('textbox', { name: en('workshop-paste-how') });
  await sheet.fill('standard;3;wood\r\n\u0000=1+1;\u202Ex\n"torii";"5";"wood, clay"');
  await page.getByRole('button', { name: en('workshop-add-pasted') }).click();
  await expect(page.getByRole('alert')).toContainText('Line 2');
  await sheet.fill('1,'.repeat(1_000_000));
  await page.getByRole('button', { name: en('workshop-add-pasted') }).click();
  await expect(page.getByRole('alert')).toContainText(en('workshop-too-much', { most: 500 }));
  await expect(page.getByRole('button', { name: /points/ })).toHaveCount(28);
  await page.getByLabel(en('workshop-sheet-file')).setInputFiles({
    name: 'one.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\ufeffKind,Points,Boats\r\nstandard,3,"wood, clay"\r\n'),
  });
  await expect(page.getByRole('button', { name: /points/ })).toHaveCount(29);
  await page.getByRole('button', { name: en('workshop-undo') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  await page.reload();
  await expect(page.locator('svg image'), 'the photograph stays').toHaveCount(1);
  rmSync(folder, { recursive: true });
});
