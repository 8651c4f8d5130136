import { afterAll, describe, it } from 'vitest';
import { client, startIdentityServer } from '../support/access/identity-server.ts';
import { expect } from '../support/browser/visitors.ts';
import { reservePorts } from '../support/server/ports.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

// The provider sends browsers back to an address that is known before the server listens.
const [port = '', onlyPort = ''] = await reservePorts(2);
const address = `http://localhost:${port}`;
const provider = await startIdentityServer(`${address}/api/auth/oidc/callback`);
const onlyAddress = `http://localhost:${onlyPort}`;
const onlyProvider = await startIdentityServer(`${onlyAddress}/api/auth/oidc/callback`);
const settingsOf = ({ issuer }: { issuer: string }, at: string) => ({
  PORT: new URL(at).port,
  PUBLIC_URL: at,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
});
const site = makeSite({ settings: settingsOf(provider, address) });
const only = makeSite({ settings: { ...settingsOf(onlyProvider, onlyAddress), OIDC_ONLY: 'true' } });
afterAll(() => Promise.all([provider.close(), onlyProvider.close()]));

const buttonName = ({ issuer }: { issuer: string }) => `Sign in with ${new URL(issuer).host}`;

describe('the sign-in service', () => {
  it('signs in with one click, and can be seen and removed in the settings', async () => {
    const { user } = await site.resident();
    provider.present({ sub: 'ada', email: user.email, email_verified: true });
    const page = await site.open(`${address}/login`);
    await page.getByRole('button', { name: buttonName(provider) }).click();
    await expect(page).toHaveURL(`${address}/dashboard`);
    await page.goto(`${address}/settings#sign-in-service`);
    const card = page.getByRole('region', { name: 'Sign-in service' });
    const { host } = new URL(provider.issuer);
    await expect(card.getByRole('list', { name: 'Sign-in service' })).toContainText(host);
    await card.getByRole('button', { name: `Remove ${host}` }).click();
    await expect(card.getByText('Your account isn’t connected.')).toBeVisible();
  });

  it('has an address that it hasn’t checked confirmed by mail, in the same browser', async () => {
    const email = newAddress();
    provider.present({ sub: 'grace', email });
    const page = await site.open(`${address}/login`, { expected: [/status of 409/] });
    await page.getByRole('button', { name: buttonName(provider) }).click();
    await expect(page.getByText('Please open it in this browser.')).toBeVisible();
    await expect(page).toHaveURL(`${address}/login`);
    const link = await site.mailedLink(email);
    const elsewhere = await site.open(link, { expected: [/status of 409/] });
    await elsewhere.getByRole('button', { name: 'Continue to sign in' }).click();
    await expect(elsewhere.getByText('in the browser in which you began to sign in')).toBeVisible();
    await page.goto(link);
    await expect(page).toHaveURL(`${address}/onboarding`);
  });

  it('says so when the person isn’t let in', async () => {
    provider.present({ sub: 'eve' });
    const page = await site.open(`${address}/login`);
    await page.getByRole('button', { name: buttonName(provider) }).click();
    await expect(page.getByRole('alert')).toContainText('There is no account here');
    await page.reload();
    await expect(page.getByRole('button', { name: buttonName(provider) })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  it('is the only way in where the settings say so', async () => {
    onlyProvider.present({ sub: 'ada', email: newAddress() });
    const page = await only.open(`${onlyAddress}/login`);
    const button = page.getByRole('button', { name: buttonName(onlyProvider) });
    await expect(button).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
    await button.click();
    await expect(page).toHaveURL(`${onlyAddress}/onboarding`);
  });
});
