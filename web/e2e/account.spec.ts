// Accounts: passkeys with an authenticator of Chromium's own, recovery codes, a new password.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, expectNoSideScroll, test } from './harness';

const SECRET = 'a long password';

/** Give the browser a passkey store that agrees to everything. */
async function authenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** Make an account on the settings page; return its name. */
async function makeAccount(page: Page, url: string): Promise<string> {
  const name = `Mai ${Date.now() % 1e9}`;
  await page.goto(`${url}/settings`);
  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`Logged in as ${name.toLowerCase()}.`)).toBeVisible();
  return name;
}

/** Passkeys need a name: a bare address is none. */
const named = (url: string): string => url.replace('127.0.0.1', 'localhost');

test('a passkey logs in, without name and password @quick', async ({ page, server }) => {
  await authenticator(page);
  const name = await makeAccount(page, named(server.url));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expectNoSideScroll(page);

  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(`Logged in as ${name.toLowerCase()}.`)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Verified/ }).first()).toBeVisible();

  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(
    page.getByText(/doesn’t belong to an account|No passkey was used/).first(),
  ).toBeVisible();
});

test('a recovery code brings back who has forgotten the password', async ({ page, server }) => {
  const name = await makeAccount(page, server.url);
  await expect(page.getByText('You have no recovery codes.')).toBeVisible();
  await page.getByRole('button', { name: 'Create new recovery codes' }).click();
  const code = await page.locator('ol code').first().innerText();
  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();

  await page.getByRole('radio', { name: 'Use a recovery code' }).check({ force: true });
  await page.getByLabel('Account name').fill(name);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByLabel('New password').fill('another password');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();

  await expect(page.getByText(`Logged in as ${name.toLowerCase()}.`)).toBeVisible();
  await expect(page.getByText('You have 7 recovery codes left.')).toBeVisible();
});

/** Make an account, and go on with it on another device, where nobody has logged in. */
async function linkedDevice(page: Page, browser: Browser, url: string): Promise<[string, Page]> {
  const name = await makeAccount(page, url);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByLabel('Your link').inputValue();
  const phone = await browser.newContext({ baseURL: url });
  const other = await phone.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other).toHaveURL('/');
  await other.goto('/settings');
  await expect(other.getByText(`Logged in as ${name.toLowerCase()}.`)).toBeVisible();
  return [name, other];
}

test('what protects the account asks again who one is', async ({ page, browser, server }) => {
  const [, other] = await linkedDevice(page, browser, server.url);

  await other.getByLabel('New password').fill('another password');
  await other.getByRole('button', { name: 'Change password' }).click();
  const dialog = other.getByRole('dialog');
  await expectAccessibleInBoth(other);
  await dialog.getByLabel('Password').fill(SECRET);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(other.getByText('Your password has been changed.').first()).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await other.context().close();
});

test('another name to log in with asks again who one is', async ({ page, browser, server }) => {
  const [name, other] = await linkedDevice(page, browser, server.url);
  const save = other.getByRole('button', { name: 'Save' });
  const dialog = other.getByRole('dialog');

  await other.getByLabel('Your name').fill(`${name} B`);
  await save.click();
  await expect(dialog).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(other.getByText(`Logged in as ${name.toLowerCase()}.`)).toBeVisible();

  await save.click();
  await dialog.getByLabel('Password').fill(SECRET);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText(`Logged in as ${name.toLowerCase()} b.`)).toBeVisible();
  await other.context().close();
});
