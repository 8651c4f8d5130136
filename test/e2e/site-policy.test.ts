import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { appPages, missingPages, publicPages } from '#apps/web/app/pages.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

declare global {
  interface Window {
    violations?: string[];
  }
}

const site = makeSite();
const everyPage = [...publicPages, ...appPages, ...missingPages.map(({ example }) => example)];

/** Opens every page and answers all that the browser had to say of it, and what its policy stopped. */
async function complaintsOf(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  let current = '';
  page.on('console', (message) => {
    // Chromium says so of every answer that is not 200; that is what was asked for.
    const isExpected = /status of 404/.test(message.text()) && missingPages.some(({ example }) => example === current);
    if (!isExpected) complaints.push(`${current}: ${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${current}: ${error}`));
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  for (const path of everyPage) {
    current = path;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const violations = await page.evaluate(() => window.violations);
    complaints.push(...(violations ?? ['no reporter']).map((violation) => `${path}: ${violation}`));
  }
  return complaints;
}

describe('every page', () => {
  it('shows itself to a visitor without a word from the browser', async () => {
    const page = await site.open('/robots.txt', { expected: [/status of 404/] });
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('shows itself to a resident without a word from the browser', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident(), expected: [/status of 404/] });
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('would be told of, were there something', async () => {
    const page = await site.open('/robots.txt', { expected: [/status of 404/, /Content Security Policy/] });
    await page.route('**/pricing', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', '<script>console.log("stray")</script></head>');
      await route.fulfill({ response, body });
    });
    const complaints = await complaintsOf(page);
    expect(complaints.some((text) => text.startsWith('/pricing: script-src-elem inline'))).toBe(true);
    expect(complaints.some((text) => text.includes('stray'))).toBe(false);
  });
});
