import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { appPages } from '#apps/web/app/pages.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { makeSite } from '../support/site/site.ts';
import { templates } from '../support/site/templates.ts';

declare global {
  interface Window {
    violations?: string[];
  }
}

const site = makeSite();
const missing = '/no/such/page';

/**
 * Opens the pages. Returns everything that the browser logged about them and that the content security policy blocked.
 */
async function complaintsOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const complaints: string[] = [];
  let current = '';
  page.on('console', (message) => {
    // Chromium logs every response that isn't 200, which is right for a missing page.
    if (current === missing && /status of 404/.test(message.text())) return;
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
    await waitForHydration(page);
    // In a page that the server sends as a frame, the contents come later.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await untilIdle(page);
    const violations = await page.evaluate(() => window.violations);
    complaints.push(...(violations ?? ['no reporter']).map((violation) => `${path}: ${violation}`));
  }
  return complaints;
}

describe('the browser', () => {
  it.each(['a visitor', 'a resident'])('logs nothing and blocks nothing on any page of %s', async (who) => {
    const as = who === 'a resident' ? { as: await site.resident() } : {};
    const page = await site.open('/robots.txt', { ...as, expected: [/status of 404/] });
    expect(await complaintsOf(page, [...templates, ...appPages])).toEqual([]);
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
