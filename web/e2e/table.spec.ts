// The table in the browser: playing by mouse, by keys and by touch, help, undo, sizes, languages.
import {
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  expectNoSideScroll,
  expectTranslated,
  LANGUAGES,
  newTable,
  paint,
  quickly,
  SIZES,
  speak,
  test,
  THEMES,
} from './harness';
import {
  myTurn,
  openByKey,
  playByKeys,
  playByMouse,
  playOn,
  stateOf,
  wanderer,
} from './table-player';

test.describe('playing', () => {
  test('a few turns by mouse @quick', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);

    const played = await playOn(page, id, playByMouse, wanderer(1), 14);

    expect(played).toHaveLength(14);
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ann');
  });

  test('the log goes on with the game, and leaves alone whoever reads what was before', async ({
    page,
  }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const log = page.getByRole('region', { name: 'Log' });
    const left = () => log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);

    await playOn(page, id, playByMouse, wanderer(1), 16);
    await myTurn(page, id);

    expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(60);
    await expect.poll(left).toBeLessThan(5);
    await log.evaluate((box) => box.scrollTo({ top: 0 }));
    await playOn(page, id, playByMouse, wanderer(2), 4);
    expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  });

  test('a whole game by mouse against a computer player', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);

    await playOn(page, id, playByMouse, wanderer(2));

    expect((await stateOf(page, id)).status).toBe('over');
    await expect(page.getByRole('dialog')).toContainText('The game is over');
  });

  test('a turn by keys alone @quick', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);

    const played = await playOn(page, id, playByKeys, wanderer(3), 6);

    expect(played).toHaveLength(6);
  });

  test('a whole game by keys alone', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);

    await playOn(page, id, playByKeys, wanderer(4));

    expect((await stateOf(page, id)).status).toBe('over');
  });

  test('a boat by number, the board by arrows and T, Enter', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { legal } = await myTurn(page, id);
    await playByKeys(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
    const before = await myTurn(page, id);

    await page.keyboard.press('1');
    await page.keyboard.press('b');
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');

    // What cannot be taken back is asked about once more.
    const ready = page.locator('[data-do=confirm]');
    await expect(async () => {
      if (await ready.isVisible()) await ready.press('Enter');
      expect((await stateOf(page, id)).ply).toBeGreaterThan(before.ply);
    }).toPass({ timeout: 30_000 });
  });

  test('a boat dragged from the hand to a slot', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { legal } = await myTurn(page, id);
    await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
    const now = await myTurn(page, id);
    const [, colour = '', slot = ''] =
      now.legal.find((one) => one.startsWith('place '))?.split(' ') ?? [];

    const boat = await page.locator(`[data-coach=hand] [data-word="${colour}"]`).boundingBox();
    const place = await page.locator(`[data-spot="${slot}"]`).boundingBox();
    if (!boat || !place) throw new Error('no boat or no slot');
    await page.mouse.move(boat.x + boat.width / 2, boat.y + boat.height / 2);
    await page.mouse.down();
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 });
    await page.mouse.up();
    const ready = page.locator('[data-do=confirm]');
    await expect(async () => {
      if (await ready.isVisible()) await ready.click();
      expect((await stateOf(page, id)).ply).toBeGreaterThan(now.ply);
    }).toPass({ timeout: 30_000 });
  });

  test('what is picked up is seen within two frames, with its targets', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { legal } = await myTurn(page, id);
    await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
    const now = await myTurn(page, id);
    const places = now.legal.filter((one) => one.startsWith('place '));
    const colour = places[0]?.split(' ')[1] ?? '';
    const slots = places
      .filter((one) => one.includes(colour))
      .map((one) => one.split(' ')[2] ?? '');

    const frames = await page
      .locator(`.hand [data-word="${colour}"] button`)
      .evaluate(async (boat) => {
        let number = 0;
        (boat as HTMLElement).click();
        while (boat.getAttribute('aria-pressed') !== 'true' && number < 60) {
          await new Promise(requestAnimationFrame);
          number++;
        }
        return number;
      });

    expect(frames).toBeLessThanOrEqual(2);
    for (const slot of slots)
      await expect(page.locator(`[data-spot="${slot}"]`)).toHaveClass(/target/);
  });

  test('undo and redo, by button and by key', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { legal, ply } = await myTurn(page, id);
    await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stateOf(page, id)).ply).toBe(ply);
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await stateOf(page, id)).ply).toBe(ply + 1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await page.keyboard.press('u');

    await expect.poll(async () => (await stateOf(page, id)).ply).toBe(ply);
  });

  test('the end of a turn is confirmed while boats could still be placed', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { legal } = await myTurn(page, id);
    await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
    await myTurn(page, id);

    await page.locator('[data-verb=done]').click();

    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('place boats');
    await expect(dialog.getByRole('button', { name: 'Continue anyway' })).toBeFocused();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await expect(dialog).toBeHidden();
    const { ply } = await stateOf(page, id);
    // A key pressed while the dialog before it is still closing belongs to that one.
    await expect(async () => {
      await page.keyboard.press('d');
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(dialog.getByRole('button', { name: 'Continue anyway' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await stateOf(page, id)).ply).toBeGreaterThan(ply);
    await expect(dialog).toBeHidden();
  });
});

test.describe('help', () => {
  test('what a fleet brings is said before it is chosen', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);

    await page.locator('[data-coach=fleets] [data-word] button').first().hover();

    await expect(page.locator('[data-beside]')).toContainText(/Takes \d/);
  });

  test('when one acts with a fleet in the next round is said where it lies @quick', async ({
    page,
  }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    const card = page.locator('[data-coach=fleets] [data-word] button').last();
    const number = await card.locator('..').getAttribute('data-word');
    const taken = await page.locator('[data-coach=fleets] .taken').count();
    const said = /Whoever takes it plays (turn \d|between turn \d and turn \d) of 4 next round/;
    const order = page.locator('[data-beside] [data-next-round] li');

    await card.hover();
    await expect(page.locator('[data-beside]')).toContainText(said);
    await expect(order).toHaveCount(taken ? taken + 1 : 0); // who is first knows of nobody
    await expect(order.filter({ hasText: `you: ${number}` })).toHaveCount(taken ? 1 : 0);
    await page.mouse.move(0, 0);
    await card.focus();
    await page.keyboard.press('?');
    await expect(page.locator('.why')).toContainText(said);
    await expectAccessible(page);
  });

  test('why something is not possible, with the rule @quick', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);

    await page.locator('[data-coach=specialists] button').first().click({ force: true });

    const beside = page.locator('[data-beside]');
    await expect(beside).toContainText('Why not?');
    await expect(beside).toContainText('First choose a fleet.');
    await expect(beside.getByRole('link')).toHaveAttribute('href', /rules/);
  });

  test('a hint is a whole turn with its reason, played step by step', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { ply } = await myTurn(page, id);

    await page.getByRole('button', { name: 'Hint' }).click();

    await expect(page.locator('.hint')).toContainText('Win chance', { timeout: 30_000 });
    await expect(page.locator('.hint')).toContainText('Expected points');
    await expect(page.locator('.hint')).toContainText(/(What it|It) earns/);
    const steps = page.getByRole('list', { name: 'The whole turn' }).getByRole('listitem');
    expect(await steps.count()).toBeGreaterThan(1);
    // Its number is part of a step: it cannot lie on the step before.
    const numbers = await steps.evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getBoundingClientRect().left - one.getBoundingClientRect().left;
      }),
    );
    expect(Math.min(...numbers)).toBeGreaterThan(8);
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: /Play the next step/ }).click();
    await expect.poll(async () => (await stateOf(page, id)).ply).toBe(ply + 1);
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  });

  test('whoever asks for many hints waits for the next one, and is not refused @quick', async ({
    page,
  }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);
    const refusal = { family: 'error', code: 'too_many', values: { retry: 0.2 } };
    await page.route('**/hint', (route) => route.fulfill({ status: 429, json: refusal }), {
      times: 2,
    });

    await page.locator('[data-coach=hint]').click();

    await expect(page.locator('.hint .steps')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.notice')).toHaveCount(0);
  });

  test('the keys are explained', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);

    await page.keyboard.press('k');

    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Undo, redo');
    const heights = await dialog
      .locator('kbd')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights).size, 'each key is one line').toBe(1);
    const apart = await dialog.locator('dt').evaluateAll((all) =>
      all.map((one) => {
        const keys = one.lastElementChild?.getBoundingClientRect().right ?? Infinity;
        return (one.nextElementSibling?.getBoundingClientRect().left ?? 0) - keys;
      }),
    );
    expect(Math.min(...apart), 'no key touches its words').toBeGreaterThan(4);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one tap does it, and undo takes it back; targets are large enough', async ({ page }) => {
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const { ply } = await myTurn(page, id);

    await page.locator('[data-coach=fleets] [data-word] button').first().tap();

    await expect.poll(async () => (await stateOf(page, id)).ply).toBeGreaterThan(ply);
    const undo = page.getByRole('button', { name: 'Undo' });
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(undo).toBeEnabled();
    for (const panel of ['Tiles', /^Players/, 'Log', 'Chat']) {
      await page.getByRole('button', { name: panel, exact: true }).tap();
      await expectNoSideScroll(page);
    }
  });
});

for (const size of SIZES) {
  test(`fits ${size.width} × ${size.height} without scrolling${quickly(size.width === 1280)}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const id = await newTable(page, ['me', 'fisher', 'drifter', 'fisher']);
    await page.goto(`/t/${id}`);
    await myTurn(page, id);

    await expectNoSideScroll(page);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below).toBeLessThanOrEqual(0);
  });
}

test('can be read and played at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 }); // 1280 × 720 in half as many pixels
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);

  const played = await playOn(page, id, playByKeys, wanderer(8), 2);

  expect(played).toHaveLength(2);
  await expectNoSideScroll(page);
});

for (const language of LANGUAGES) {
  test(`a turn in ${language}, with every word in it${quickly(language === 'fr')}`, async ({
    page,
  }) => {
    await speak(page, language);
    const id = await newTable(page, ['me', 'fisher']);
    await page.goto(`/t/${id}`);
    const choose = wanderer(7);
    for (let n = 0; n < 5; n++) {
      const { legal } = await myTurn(page, id);
      await expectTranslated(page);
      await playByMouse(page, id, choose(legal.filter((one) => one !== 'peek')));
    }
    await myTurn(page, id);
    const dialog = page.getByRole('dialog');
    for (const key of ['a', 'k']) {
      await openByKey(page, key);
      await expectTranslated(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

for (const theme of THEMES) {
  test(`is accessible, ${theme}${quickly(theme === 'dark')}`, async ({ page }) => {
    await paint(page, theme);
    const id = await newTable(page, ['me', 'fisher', 'fisher']);
    await page.goto(`/t/${id}`);
    const { legal } = await myTurn(page, id);
    await expectAccessible(page);

    await playByMouse(page, id, legal.find((one) => one !== 'fleet 10') ?? '');
    await myTurn(page, id);
    await expectAccessible(page);
    const dialog = page.getByRole('dialog');
    await openByKey(page, 'a');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('w');
    await expect(page.locator('.board')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.table-screen.small')).toBeVisible();

    await expectAccessible(page);
  });
}

test('the letters of the keys and the details of a player are accessible in both themes', async ({
  page,
}) => {
  const id = await newTable(page, ['me', 'fisher']);
  await page.goto(`/t/${id}`);
  await myTurn(page, id);

  await page.keyboard.press('f');
  await expect(page.locator('kbd').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('f');
  await expect(page.locator('kbd')).toHaveCount(0);
  for (const seat of [0, 1]) {
    await page.locator(`article[data-seat="${seat}"] .more`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('several people at one device play one after the other', async ({ page }) => {
  const id = await newTable(page, ['me', 'me']);
  await page.goto(`/t/${id}`);

  const played = await playOn(page, id, playByMouse, wanderer(9), 8);

  expect(played).toHaveLength(8);
  await expect(page.getByText('Ann (Orange)').first()).toBeVisible();
});
