// The photograph under the board: moved and scaled by mouse, finger and keys, kept, and never sent.
import { deflateSync, crc32 } from 'node:zlib';
import type { Locator, Page, Request } from '@playwright/test';
import { fingers } from './fingers';
import { expect, test } from './harness';
import { en } from './words';

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture of grey dots that no other file has, always the same. */
function dots(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  let state = 7;
  for (let n = 0; n < rows.length; n++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    rows[n] = n % (width + 1) ? state >> 16 : 0;
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const PICTURE = dots(80, 50);

async function lay(page: Page, buffer = PICTURE): Promise<Locator> {
  await page.goto('/workshop');
  await page.getByText(en('workshop-photograph'), { exact: true }).click();
  await page.getByLabel(en('workshop-photograph-file')).setInputFiles({
    name: 'board.png',
    mimeType: 'image/png',
    buffer,
  });
  const image = page.locator('svg image');
  await expect(image).toHaveCount(1);
  await page.locator('.sheet').scrollIntoViewIfNeeded();
  return image;
}

const numbers = (image: Locator) =>
  image.evaluate((one) => {
    const number = (name: string) => Number(one.getAttribute(name));
    return { x: number('x'), y: number('y'), width: number('width') };
  });

/** Where the middle of what is seen of the board is, and how many of its units a pixel has. */
async function middleOf(page: Page): Promise<{ x: number; y: number; units: number }> {
  return page.locator('.sheet').evaluate((sheet) => {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const drawing = sheet.querySelector('svg');
    const bottom = Math.min(innerHeight, top + height);
    return {
      x: left + width / 2,
      y: (Math.max(0, top) + bottom) / 2,
      units: 1 / (drawing?.getScreenCTM()?.a ?? 1),
    };
  });
}

test('a photograph is moved and scaled by mouse and keys, and stays @quick', async ({ page }) => {
  const image = await lay(page);
  const { x, y, units } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 4 });
  await page.mouse.up();
  const moved = await numbers(image);
  expect(moved.x).toBeCloseTo(60 * units, 0);
  expect(moved.y).toBeCloseTo(30 * units, 0);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await numbers(image)).width).toBeGreaterThan(moved.width * 1.2);

  const across = page.getByRole('slider', { name: en('workshop-photograph-x') });
  await across.focus();
  const before = await numbers(image);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect((await numbers(image)).x).toBeLessThan(before.x);
  await page.getByRole('slider', { name: en('workshop-photograph-scale') }).focus();
  await page.keyboard.press('Home');
  expect((await numbers(image)).width).toBe(160);
  await page.keyboard.press('PageUp');
  const placed = await numbers(image);
  expect(placed.width).toBeGreaterThan(160);

  await page.reload();
  await expect(image).toHaveCount(1);
  expect(await numbers(image)).toEqual(placed);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a photograph is moved with one finger and scaled with two @quick', async ({ page }) => {
    const image = await lay(page);
    const { x, y, units } = await middleOf(page);
    const touch = await fingers(page);
    await touch('touchStart', [x, y]);
    await touch('touchMove', [x + 20, y + 10]);
    await touch('touchMove', [x + 40, y + 20]);
    // Moves reach the page with the next frame.
    await expect.poll(async () => (await numbers(image)).x).toBeCloseTo(40 * units, 0);
    await touch('touchEnd');
    const moved = await numbers(image);
    expect(moved.y).toBeCloseTo(20 * units, 0);

    await touch('touchStart', [x - 40, y]);
    await touch('touchStart', [x - 40, y], [x + 40, y]);
    await touch('touchMove', [x - 80, y], [x + 80, y]);
    const grown = async () => (await numbers(image)).width / moved.width;
    await expect.poll(grown).toBeCloseTo(2, 1);
    await touch('touchEnd');
  });
});

test('a photograph as large as other storage takes none of the edition’s room', async ({
  page,
}) => {
  const image = await lay(page, dots(1950, 1950)); // nearly five million letters
  for (let n = 0; n < 3; n++) {
    await page.getByRole('radio', { name: en('workshop-tool-slot'), exact: true }).click();
    await page.getByRole('button', { name: en('workshop-add-slot') }).click();
  }
  await page.reload();
  await expect(image).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Slot \d/ })).toHaveCount(3);
});

/** Pieces of the picture, as bytes and as the page's address has them. */
function pieces(): Buffer[] {
  const text = PICTURE.toString('base64');
  const at = [0.3, 0.5, 0.8].map((part) => Math.floor((text.length * part) / 4) * 4);
  return at.flatMap((n) => {
    const piece = text.slice(n, n + 24);
    return [Buffer.from(piece), Buffer.from(piece, 'base64')];
  });
}

test('a photograph is never sent, whatever is done with the edition @quick', async ({ page }) => {
  const sent: { to: string; content: Buffer }[] = [];
  page.context().on('request', (request: Request) => {
    const content = Buffer.concat([
      Buffer.from(request.url()),
      request.postDataBuffer() ?? Buffer.of(),
    ]);
    if (!request.url().startsWith('data:')) sent.push({ to: request.url(), content });
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) =>
      sent.push({ to: socket.url(), content: Buffer.from(payload) }),
    ),
  );
  const image = await lay(page);
  const href = (await image.getAttribute('href')) ?? '';
  for (const piece of pieces().filter((_, n) => n % 2 === 0)) expect(href).toContain(String(piece));

  await page.getByRole('button', { name: en('workshop-from-standard') }).click();
  await expect(page.getByText('standard/1 can be played')).toBeVisible();
  await page.getByText(en('shelf-title')).click();
  await page.getByRole('button', { name: 'Save to shelf: standard' }).click();
  await page.getByRole('button', { name: 'Share standard, version 1' }).click();
  await expect(page.getByRole('link', { name: /edition=/ })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: en('workshop-save') }).click();
  const file = await (await waiting).createReadStream();
  const saved = Buffer.concat(await file.toArray());
  await page.getByRole('tab', { name: en('workshop-report') }).click();
  await page.getByRole('button', { name: en('report-begin') }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: en('report-stop'), exact: true }).click();
  await page.getByRole('button', { name: en('workshop-play') }).click();
  await page.getByRole('button', { name: en('new-make') }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.request.get('/api/me/export');

  expect(sent.map(({ to }) => new URL(to).pathname)).toEqual(
    expect.arrayContaining([
      '/api/editions/read',
      '/api/shelf',
      '/api/editions/report',
      '/api/tables',
    ]),
  );
  const found = [...sent, { to: 'the file', content: saved }].filter(({ content }) =>
    pieces().some((piece) => content.includes(piece)),
  );
  expect(found.map(({ to }) => to)).toEqual([]);
});
