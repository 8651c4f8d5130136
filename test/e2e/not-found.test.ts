import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('an unknown address', () => {
  it('gets a page that leads home', async () => {
    const page = await site.open('/no/such/page', { expected: [/status of 404/] });
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).press('Enter');
    await expect(page).toHaveURL(`${site.server.url}/`);
    expect((await fetch(`${site.server.url}/no/such/page`)).status).toBe(404);
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
