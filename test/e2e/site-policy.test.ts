import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { appPaths, householdPaths } from '#apps/ui/paths.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { waitForScript } from '../support/browser/wait-for-script.ts';
import { makeSite } from '../support/site/site.ts';
import { templates } from '../support/site/templates.ts';

declare global {
  interface Window {
    violations?: string[];
    sent?: WeakSet<Node>;
    shifted?: number;
  }
}

const site = makeSite();
const missing = '/no/such/page';
/** The pages of a household lead visitors to the sign-in, all in one way. */
const appPages = Object.values(appPaths);
const appPagesOfVisitors = [...appPages.filter((path) => !householdPaths.includes(path)), '/dashboard'];

/**
 * Opens the pages. Returns everything that the browser logged about them and that the content security policy blocked,
 * and what a check of each finds.
 */
async function complaintsOf(
  page: Page,
  paths: readonly string[],
  check: (page: Page, path: string) => Promise<readonly string[]> = async () => [],
): Promise<readonly string[]> {
  const complaints: string[] = [];
  let current = '';
  page.on('console', (message) => {
    // Chromium logs every response that isn't 200, which is right for a missing page.
    if (current === missing && /status of 404/.test(message.text())) return;
    // The test's own doing, at an idle moment of the dashboard that may come as late as the next page.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    complaints.push(`${current}: ${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${current}: ${error}`));
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  for (const path of paths) {
    current = path;
    await page.goto(path);
    await waitForScript(page);
    // In a page that the server sends as a frame, the contents come later.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await untilIdle(page);
    const violations = await page.evaluate(() => window.violations);
    complaints.push(...(violations ?? ['no reporter']).map((violation) => `${path}: ${violation}`));
    complaints.push(...(await check(page, path)).map((finding) => `${path}: ${finding}`));
  }
  return complaints;
}

/** Remembers the elements that the server sends, and adds up how far the layout shifts. */
async function watchTakeover(page: Page) {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      window.sent = new WeakSet(document.querySelectorAll('#root *'));
    });
  });
}

/** Returns the elements that hydration made, and how far the layout shifted if that is visible. */
async function changesOf(page: Page): Promise<readonly string[]> {
  const { made, shifted = Number.NaN } = await page.evaluate(() => ({
    made: [...document.querySelectorAll('#root header *, #root main *')]
      .filter((one) => !window.sent?.has(one))
      .map((one) => one.outerHTML),
    shifted: window.shifted,
  }));
  return [...made, ...(shifted < 0.02 ? [] : [`shifted by ${shifted}`])];
}

describe('the browser', () => {
  it('logs nothing and blocks nothing for a visitor, and hydrates every kind of page as the server sent it', async () => {
    // From now on the fonts are in the cache, so that their arrival shifts nothing.
    const page = await site.open('/', { expected: [/status of 404/] });
    await waitForScript(page);
    await watchTakeover(page);
    const isTemplate = (path: string) => templates.some((template) => template === path);
    const check = async (of: Page, path: string) => (isTemplate(path) ? changesOf(of) : []);
    expect(await complaintsOf(page, [...templates, ...appPagesOfVisitors], check)).toEqual([]);
  });

  // React's development build shows the prerendered pages to a signed-in user elsewhere.
  it('logs nothing and blocks nothing on any page of a resident', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident(), expected: [/status of 404/] });
    expect(await complaintsOf(page, appPages)).toEqual([]);
  });

  it('blocks a script that a page should not contain', async () => {
    const page = await site.open('/robots.txt', { expected: [/Content Security Policy/] });
    await page.route('**/pricing', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', '<script>console.log("stray")</script></head>');
      await route.fulfill({ response, body });
    });
    const complaints = await complaintsOf(page, ['/pricing']);
    expect(complaints.some((text) => text.startsWith('/pricing: script-src-elem inline'))).toBe(true);
    expect(complaints.some((text) => text.includes('stray'))).toBe(false);
  });
});
