import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { appPaths } from '#apps/ui/paths.ts';
import { scriptsOf, watchForUse } from '../support/browser/scripts-of.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { usable } from '../support/crawl/scripts.ts';
import { screensToUse } from '../support/site/screens.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

/** Each call that isn’t made at once needs the addresses in it. */
const sending = /\/after-page-/;

/** Lets a page load only the scripts with which a screen can be used: what it loads later is missing. */
async function withoutLaterScripts(page: Page, first: readonly string[]) {
  await page.route('**/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    return first.includes(pathname) || sending.test(pathname) ? route.continue() : route.abort();
  });
}

it('a screen stays when what it loads later can’t be loaded, and the week’s tasks can be ticked', async () => {
  const resident = await site.resident();
  const failures: string[] = [];
  for (const path of screensToUse) {
    const whole = await site.open('/robots.txt', { as: resident, expected: [/./] });
    await watchForUse(whole, usable, [path]);
    await whole.goto(path);
    await whole.locator(usable).first().waitFor();
    const first = await scriptsOf(whole);
    await whole.context().close();
    const page = await site.open('/robots.txt', { as: resident, expected: [/./], serviceWorkers: 'block' });
    await withoutLaterScripts(page, first);
    await page.goto(path);
    await page.locator(usable).first().waitFor();
    await untilAtRest(page);
    if ((await page.getByText('Unexpected Application Error!').count()) > 0) failures.push(path);
    if (path === appPaths.dashboard) {
      await page
        .getByRole('button', { name: /^Complete / })
        .first()
        .click();
      await expect.poll(() => page.getByRole('button', { name: /^Mark Incomplete / }).count()).toBe(1);
    }
    await page.context().close();
  }
  expect(failures).toEqual([]);
});
