import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { reservePorts } from '../support/server/ports.ts';
import { makeSite } from '../support/site/site.ts';

// Passkeys belong to a host with a name.
const [port = ''] = await reservePorts(1);
const address = `http://localhost:${port}`;
const site = makeSite({ settings: { PORT: port, PUBLIC_URL: address } });

/** Gives the page a device with a fingerprint reader that is always touched. */
async function plugIn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    finger: (isRight: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isRight }),
  };
}

describe('a passkey', () => {
  it('is added in the settings, and then signs in with one click and without an address', async () => {
    const { token, user } = await site.resident();
    // This page leads a signed-in person nowhere else, as the sign-in does.
    const page = await site.open(`${address}/robots.txt`, { expected: [/status of 40[01]/] });
    const device = await plugIn(page);
    await page.evaluate((mine) => localStorage.setItem('token', mine), token);
    await page.goto(`${address}/settings#passkeys`);
    const card = page.getByRole('region', { name: 'Passkeys' });
    await card.getByLabel('Name').fill('My phone');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(card.getByRole('list', { name: 'Passkeys' })).toContainText('My phone');
    await card.getByLabel('Name').fill('My phone again');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(card.getByRole('alert')).toHaveText('This device has a passkey for your account already.');

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(`${address}/login`);
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
    await device.finger(false);
    await signIn.click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used.');
    await device.finger(true);
    await signIn.click();
    await expect(page).toHaveURL(`${address}/dashboard`);
    await expect(page.getByText(`${user.name}`).first()).toBeVisible();

    await page.goto(`${address}/settings#passkeys`);
    await card.getByRole('button', { name: 'Remove My phone' }).click();
    await expect(card.getByText('You have no passkey yet.')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(`${address}/login`);
    await signIn.click();
    await expect(page.getByRole('alert')).toContainText('This passkey isn’t accepted here.');
    await expect(page).toHaveURL(`${address}/login`);
  });

  it('isn’t offered where there can be none: at the address of a machine', async () => {
    const page = await site.open('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  });
});
