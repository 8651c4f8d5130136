import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, respond } from '../support/network.ts';
import { main, open, sessionToken } from '../support/open.tsx';
import { acceptLinks, askForLink, failed, field, openLink, premiumNote } from './sign-in-screen.ts';

const upgrade = page.getByRole('button', { name: 'Upgrade to Premium' });

/** Requests a link on the way to Premium, and returns its token. */
async function askForPremiumLink(): Promise<string> {
  const app = await open('/login?for=premium');
  const token = await askForLink();
  await app.close();
  return token;
}

describe('a visitor who chooses Premium', () => {
  it('reads at sign-in that You can get Premium next', async () => {
    const app = await open('/pricing');
    await main().getByRole('link', { name: 'Get Premium' }).click();
    await expect.poll(app.address).toBe('/login?for=premium');
    await expect.element(premiumNote).toBeVisible();
    await look('the sign-in on the way to Premium');
  });

  it('comes to the pricing page if the home is already described', async () => {
    const token = await askForPremiumLink();
    acceptLinks(user());
    const app = await openLink(token);
    await expect.poll(app.address).toBe('/pricing');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade Your Plan');
    await expect.element(upgrade).toBeVisible();
  });

  it('describes the home first if it is not described yet', async () => {
    const token = await askForPremiumLink();
    acceptLinks(user({ isOnboarded: false, features: {} }));
    const app = await openLink(token);
    await expect.poll(app.address).toBe('/onboarding?for=premium');
  });

  it('comes there in the tab that requested the link when the link is opened in another', async () => {
    const app = await open('/login?for=premium');
    await askForLink();
    acceptLinks(user());
    localStorage.setItem('token', sessionToken);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: sessionToken }));
    await expect.poll(app.address).toBe('/pricing');
    await expect.element(upgrade).toBeVisible();
  });

  it('does not have to choose it again when the link has expired', async () => {
    const token = await askForPremiumLink();
    respond('verifyMagicLink', () => {
      throw refused(401, { message: 'Invalid or expired token' });
    });
    await openLink(token);
    await expect.element(failed).toBeVisible();
    await page.getByRole('link', { name: 'Request New Magic Link' }).click();
    await expect.element(premiumNote).toBeVisible();
  });

  it('comes to the week with a link that was requested without this choice', async () => {
    await askForPremiumLink();
    const visitor = await open('/login');
    await expect.element(field).toBeVisible();
    await expect.element(premiumNote).not.toBeInTheDocument();
    const token = await askForLink();
    await visitor.close();
    acceptLinks(user());
    const app = await openLink(token);
    await expect.poll(app.address).toBe('/dashboard');
  });

  it('comes to the week if they already have Premium', async () => {
    const token = await askForPremiumLink();
    acceptLinks(user({ isPremium: true }));
    const app = await openLink(token);
    await expect.poll(app.address).toBe('/dashboard');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This week');
  });
});
