import { afterAll, describe, it } from 'vitest';
import { client, startIdentityServer } from '../support/access/identity-server.ts';
import { expect } from '../support/browser/visitors.ts';
import { reservePorts } from '../support/server/ports.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

// The provider sends browsers back to an address that is known before the server listens.
const [port = ''] = await reservePorts(1);
const address = `http://localhost:${port}`;
const provider = await startIdentityServer(`${address}/api/auth/oidc/callback`);
const site = makeSite({
  settings: {
    PORT: port,
    PUBLIC_URL: address,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  },
});
afterAll(() => provider.close());

const { host } = new URL(provider.issuer);
const buttonName = `Sign in with ${host}`;

describe('the sign-in service', () => {
  it('signs in with one click, and can be seen and removed in the settings', async () => {
    const { user } = await site.resident();
    provider.present({ sub: 'ada', email: user.email, email_verified: true });
    const page = await site.open(`${address}/login`);
    await page.getByRole('button', { name: buttonName }).click();
    await expect(page).toHaveURL(`${address}/dashboard`);
    await page.goto(`${address}/settings#sign-in-service`);
    const card = page.getByRole('region', { name: 'Sign-in service' });
    await expect(card.getByRole('list', { name: 'Sign-in service' })).toContainText(host);
    await card.getByRole('button', { name: `Remove ${host}` }).click();
    await expect(card.getByText('Your account isn’t connected.')).toBeVisible();
  });

  it('has an address that it hasn’t checked confirmed by mail, in the same browser', async () => {
    const email = newAddress();
    provider.present({ sub: 'grace', email });
    const page = await site.open(`${address}/login`, { expected: [/status of 409/] });
    await page.getByRole('button', { name: buttonName }).click();
    await expect(page.getByText('Please open it in this browser.')).toBeVisible();
    await expect(page).toHaveURL(`${address}/login`);
    const link = await site.mailedLink(email);
    const elsewhere = await site.open(link, { expected: [/status of 409/] });
    await elsewhere.getByRole('button', { name: 'Continue to sign in' }).click();
    await expect(elsewhere.getByText('in the browser in which you began to sign in')).toBeVisible();
    await page.goto(link);
    await expect(page).toHaveURL(`${address}/onboarding`);
  });
});
