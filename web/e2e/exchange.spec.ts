// One click, one exchange: what goes over the socket, and what is asked besides, with the real server.
import { expect, newTable, test } from './harness';
import { myTurn, playQuickly, playUntil, upToDate } from './table-player';

test('a click on a legal slot is one message out, one in, and no request @quick', async ({
  page,
}) => {
  const sent: string[] = [];
  const received: string[] = [];
  const requests: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  const { legal } = await myTurn(page, id);
  // The highest fleet brings several boats: with one alone, placing it can end the turn, and asks.
  const highest = legal.filter((one) => /^fleet \d+$/.test(one)).at(-1) ?? '';
  await playQuickly(page, id, highest);
  const action = (await playUntil(page, id, /^place /)) ?? '';
  await upToDate(page, id);
  const [, colour = '', at = ''] = action.split(' ');
  await page.locator(`.hand [data-word="${colour}"] button`).click();
  const slot = page.locator(`[data-spot=${at}]`);
  await expect(slot).toHaveClass(/target/);
  // To rest on it asks what it would cause: that is not the click's.
  await slot.hover({ force: true });
  await expect.poll(() => sent.some((one) => one.includes(`"${action}"`))).toBe(true);
  await expect(page.locator('[data-beside] .action')).toBeVisible();
  await expect.poll(() => received.at(-1)).toContain('"preview"');
  sent.length = received.length = 0;
  page.on('request', (request) => requests.push(request.url()));

  await slot.click({ force: true });
  await expect(slot.locator('.wake')).toBeVisible();

  expect(sent.map((one) => JSON.parse(one) as unknown)).toMatchObject([{ do: 'play', action }]);
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0] ?? '')).toMatchObject({ type: 'done', state: { type: 'state' } });
  expect(requests).toEqual([]);
});
