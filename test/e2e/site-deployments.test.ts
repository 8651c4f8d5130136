import type { Page } from 'playwright';
import { describe, it, onTestFinished } from 'vitest';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { untilKept } from '../support/browser/until-kept.ts';
import { expect } from '../support/browser/visitors.ts';
import { startDeployments } from '../support/site/deployments.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const expected = [/status of 404/, /dynamically imported module/, /Loading chunk/];

/** Counts the documents that the page requests from now on. */
function loadsOf(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
const follow = async (page: Page, name: string) => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  // Clicks by script, because a pointer would preload the page before the click.
  await link.evaluate((one) => (one as HTMLElement).click());
};
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** A text, because Vitest would rewrite the import. */
const hasRestOfWeek = `(async () => {
  const rest = performance.getEntriesByType('resource').find(({ name }) => /after-screen-.*[.]js$/.test(name));
  return rest !== undefined && Boolean(await import(rest.name));
})()`;
/** Waits for what the week loads after it is shown: half of it would be missing once the network is gone. */
const untilWhole = (page: Page) => expect.poll(() => page.evaluate(hasRestOfWeek)).toBe(true);
const open = async (also: readonly RegExp[] = []) => {
  const page = await site.open('/dashboard', { as: await site.resident(), expected: [...expected, ...also] });
  await expect(title(page)).toHaveText('This week');
  await untilWhole(page);
  return page;
};

describe('a page of the app that was open during a deployment', () => {
  it('reloads once when the script of the next page is gone, and shows that page', async () => {
    const page = await open();
    let gone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    await page.route('**/assets/settings-page-*.js', (route) =>
      gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    const loads = loadsOf(page);
    await follow(page, 'Settings');
    await expect(title(page)).toHaveText('Settings');
    await expect(page).toHaveURL(/\/settings$/);
    expect(loads()).toBe(1);
  });

  it('shows an error when reloading does not help', async () => {
    const page = await open();
    await page.route('**/assets/settings-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const loads = loadsOf(page);
    await follow(page, 'Settings');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute('**/assets/settings-page-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(title(page)).toHaveText('Settings');
    expect(loads()).toBe(2);
  });

  it('does not reload while the server is unreachable, and goes on afterwards', async () => {
    const page = await open([/ERR_INTERNET_DISCONNECTED/]);
    const loads = loadsOf(page);
    await page.context().setOffline(true);
    await follow(page, 'Settings');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText('You’re offline')).toBeVisible();
    expect(loads()).toBe(0);
    await page.context().setOffline(false);
    await follow(page, 'Dashboard');
    await expect(title(page)).toHaveText('This week');
    expect(loads()).toBe(0);
    await follow(page, 'Guides');
    await expect(title(page)).toHaveText('Complete Home Maintenance Guide');
    expect(loads()).toBe(1);
    // The new document loads the script that failed before.
    await follow(page, 'Settings');
    await expect(title(page)).toHaveText('Settings');
  });
});

describe('a page whose own script is gone', () => {
  /** Not until everything is loaded, because the page may reload itself before. */
  const begun = { waitUntil: 'commit' } as const;

  it('reloads once and stays readable', async () => {
    const page = await site.open('/robots.txt', { expected });
    await page.route('**/assets/live-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const loads = loadsOf(page);
    let arrived = 0;
    page.on('domcontentloaded', () => {
      arrived += 1;
    });
    await page.goto('/pricing', begun);
    await expect.poll(() => arrived).toBe(2);
    await untilAtRest(page, { isHeld: true });
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Home Maintenance Guide');
    await page.goto('/login');
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible();
  });

  it('keeps the user signed in when the script of their screens is gone', async () => {
    const resident = await site.resident();
    const page = await site.open('/login', { expected });
    await page.route('**/assets/signed-in-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate((token) => localStorage.setItem('token', token), resident.token);
    await page.goto('/dashboard', begun);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.unroute('**/assets/signed-in-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
  });
});

describe('a service worker', () => {
  it('serves an open page until it is closed, holds no new deployment back, and then keeps that one offline', async () => {
    const { url, deploy, close } = await startDeployments(site.server.url);
    onTestFinished(close);
    const { token } = await site.resident();
    const page = await site.open(`${url}/robots.txt`, { serviceWorkers: 'allow', expected: [/ERR_(INTERNET|FAILED)/] });
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto(`${url}/dashboard`);
    await untilKept(page);
    const deployment = () => page.evaluate(() => document.documentElement.dataset.deployment);
    expect(await deployment()).toBeUndefined();
    deploy();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const isNewWaiting = async () => (await navigator.serviceWorker.ready).waiting !== null;
    await expect.poll(() => page.evaluate(isNewWaiting)).toBe(true);
    // The old worker still has the scripts of the open page.
    const loads = loadsOf(page);
    await page.context().setOffline(true);
    await follow(page, 'Guides');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Home Maintenance Guide');
    await page.context().setOffline(false);
    // The worker had kept the document, too.
    expect(loads()).toBe(1);
    await page.goto(`${url}/dashboard`);
    expect(await deployment()).toBe('2');
    // The new worker begins once no page of the old one is open, which the browser may notice later.
    await expect(async () => {
      await page.goto('about:blank');
      await page.goto(`${url}/dashboard`);
      expect(await page.evaluate(isNewWaiting)).toBe(false);
    }).toPass();
    await page.context().setOffline(true);
    await page.reload();
    expect(await deployment()).toBe('2');
    await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible();
  });
});
