import type { Page } from 'playwright';

declare global {
  interface Window {
    violations?: string[];
  }
}

/**
 * Collects what the browser logs about a page, and what the content security policy blocks, from the next page on. `take`
 * returns it, and forgets it.
 */
export async function watchComplaints(page: Page, expected: readonly RegExp[] = []) {
  const logged: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const text = `${message.type()} ${message.text()}`;
    // The test's own doing, at an idle moment of the dashboard that may come as late as the next page.
    if (text.endsWith('Service Worker registration blocked by Playwright')) return;
    if (!expected.some((pattern) => pattern.test(`${text} ${url}`))) logged.push(text);
  });
  page.on('pageerror', (error) => logged.push(String(error)));
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    take: async (): Promise<readonly string[]> => {
      const violations = await page.evaluate(() => window.violations?.splice(0));
      return [...logged.splice(0), ...(violations ?? ['no reporter'])];
    },
  };
}
