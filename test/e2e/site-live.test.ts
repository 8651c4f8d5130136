import type { Page, Route } from 'playwright';
import { describe, it } from 'vitest';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { guidePage } from '../support/site/guide-page.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

declare global {
  interface Window {
    glimpses?: string[];
  }
}

const site = makeSite();
const fridge = guides.find(({ slug }) => slug === 'fridge');

/** Holds back all our scripts until the test releases them. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/*.js', async (route: Route) => {
    asked += 1;
    await gate.promise;
    await route.continue();
  });
  return { release: gate.resolve, asked: () => asked };
}

describe('the script of a public page', () => {
  it('loads by itself once the page is painted', async () => {
    const page = await site.open('/');
    await untilAtRest(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  });

  it('loads with the first click of the reader, and then carries out that click', async () => {
    const page = await site.open('/robots.txt', { viewport: { width: 390, height: 800 } });
    const scripts = await holdScripts(page);
    // Without its styles, a page is never painted.
    const styles = Promise.withResolvers<void>();
    await page.route('**/assets/*.css', async (route) => {
      await styles.promise;
      await route.continue();
    });
    await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveCount(1);
    expect(scripts.asked()).toBe(0);
    // A click of Playwright's waits for frames.
    await toggle.dispatchEvent('click');
    await expect.poll(scripts.asked).toBeGreaterThan(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    scripts.release();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    styles.resolve();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the address typed before, and sends the form once however often it was submitted', async () => {
    const email = newAddress();
    const page = await site.open('/robots.txt');
    const scripts = await holdScripts(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    scripts.release();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    expect(sent).toEqual([`${site.server.url}/api/auth/request-magic-link`]);
    expect(new URL(page.url()).search).toBe('');
    await site.server.settle();
    expect(await site.server.mailsTo(email)).toHaveLength(1);
  });

  it('waits for the end of a page that arrives slowly', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident() });
    const rest = Promise.withResolvers<void>();
    await page.route('**/rest.js', async (route) => {
      await rest.promise;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route('**/maintenance/fridge', async (route) => {
      const response = await route.fetch();
      // The browser reads no further before it has this script.
      const body = (await response.text()).replace('<main', '<script src="/rest.js"></script><main');
      await route.fulfill({ response, body });
    });
    await page.goto('/maintenance/fridge', { waitUntil: 'commit' });
    const whenLoaded = await page.evaluate(async () => {
      const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
      await Promise.all(modules.split(' ').map((address) => fetch(address).then((response) => response.text())));
      return { state: document.readyState, live: document.documentElement.dataset.live };
    });
    expect(whenLoaded).toEqual({ state: 'loading', live: undefined });
    rest.resolve();
    await expect(guidePage(page).tasks).toHaveCount(fridge?.tasks.length ?? 0);
  });

  it('is not needed for links', async () => {
    const page = await site.open('/robots.txt');
    await holdScripts(page);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Home Maintenance Guide');
  });

  it('keeps the scroll position', async () => {
    const page = await site.open('/robots.txt');
    const scripts = await holdScripts(page);
    await page.goto('/#how-it-works');
    const top = async () => Math.round((await page.locator('#how-it-works').boundingBox())?.y ?? 0);
    await expect.poll(top).toBe(80);
    await page.evaluate(() => window.scrollTo(0, 1500));
    scripts.release();
    await untilAtRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });
});

describe('a long guide', () => {
  it('shows each part where a link leads to it, although most of it is laid out only when a reader comes near', async () => {
    const page = await site.open('/maintenance/fridge', { viewport: { width: 390, height: 844 } });
    const links = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => `#${id}`));
    expect(links).toContain('#sources');
    const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
    const short = await whole();
    /** How far below the top of the screen the part begins: below the bar, or at the page's end further down. */
    const top = (link: string) =>
      page.evaluate((part) => {
        const { scrollHeight } = document.documentElement;
        const begins = Math.round(document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN);
        return scrollY + innerHeight >= scrollHeight - 1 ? Math.min(begins, 80) : begins;
      }, link);
    for (const link of links) {
      await page.goto('/robots.txt');
      await page.goto(`/maintenance/fridge${link}`);
      await expect.poll(() => top(link)).toBe(80);
    }
    await page.goto('/robots.txt');
    await page.goto('/maintenance/fridge');
    const inContents = page.locator('[data-contents] a').last();
    await inContents.click();
    await expect.poll(() => top('#related')).toBe(80);
    expect(await whole()).toBeGreaterThan(short * 1.5);
  });
});

describe('a signed-in user', () => {
  it('never sees what is for visitors', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident() });
    await page.addInitScript(() => {
      window.glimpses = [];
      const begins = /^(Login \/ Signup|Choose Your Plan|Welcome to Upkept|Unlock)/;
      const look = () => {
        const named = [...document.querySelectorAll<HTMLElement>('a, button, aside, h1')].filter(({ innerText }) =>
          begins.test(innerText),
        );
        const prompts = location.pathname.startsWith('/maintenance/')
          ? [...document.querySelectorAll<HTMLElement>('main aside, main a[href="/login"]')]
          : [];
        const seen = [...named, ...prompts].filter((one) => one.checkVisibility({ visibilityProperty: true }));
        window.glimpses?.push(...seen.map(({ innerText }) => innerText));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of ['/', '/maintenance/fridge', '/pricing', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Hello, Ada' })).toBeVisible();
      await untilAtRest(page);
      expect({ path, glimpses: await page.evaluate(() => [...new Set(window.glimpses)]) }).toEqual({
        path,
        glimpses: [],
      });
      expect(await page.evaluate(() => document.documentElement.dataset.token)).toBeUndefined();
    }
    await page.goto(`/maintenance/${fridge?.slug}`);
    const titles = fridge?.tasks.map((id) => careTaskById.get(id)?.task.title ?? id) ?? [];
    await expect(guidePage(page).tasks.getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(guidePage(page).prompt).toHaveCount(0);
  });
});
