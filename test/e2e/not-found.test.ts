import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const missing = { expected: [/status of 404/] };

describe('an address that is none', () => {
  it.each([true, false])('says so, and leads home and to the dashboard (script: %s)', async (javaScriptEnabled) => {
    const page = await site.open('/no/such/page', { javaScriptEnabled, ...missing });
    const way = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no room behind this door');
    await expect(way('Go to your dashboard')).toHaveAttribute('href', '/dashboard');
    await way('Go to the home page').press('Enter');
    await expect(page).toHaveURL(`${site.server.url}/`);
    expect((await page.request.get('/no/such/page')).status()).toBe(404);
  });

  it('looks well', async () => {
    await look(await site.open('/no/such/page', missing), 'an address that is none');
  });
});

describe('/ams', () => {
  it('leads to the home page', async () => {
    const page = await site.open('/ams');
    await expect(page).toHaveURL(`${site.server.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never Worry About Home Maintenance Again');
  });

  it('leads there within the app, too', async () => {
    const page = await site.open('/pricing');
    await waitForHydration(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/ams');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page).toHaveURL(`${site.server.url}/`);
  });
});
