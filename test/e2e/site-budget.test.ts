import { describe, it } from 'vitest';
import { addresses as french } from '#core/languages/fr/site/addresses.ts';
import { slugs } from '#core/languages/fr/site/slugs.ts';
import { kilobytesOf, scriptsOf } from '../support/browser/scripts-of.ts';
import { untilAtRest } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

// Those of signed-in screens are in screens.test.ts.
describe('scripts', () => {
  // The tests of the built pages add up the sizes of the modules that a page names.
  it.each(['/', '/maintenance/fridge'])('of %s are the modules that the page names', async (path) => {
    const page = await site.open(path);
    await untilAtRest(page);
    const named = await page.locator('script[data-modules]').getAttribute('data-modules');
    expect((await scriptsOf(page)).toSorted()).toEqual((named ?? '').split(' ').sort());
  });

  it('of a public page are at most 12 KB for users, too', async () => {
    const page = await site.open('/robots.txt', { as: await site.resident() });
    const inFrench = [french.home, slugs.guide('fridge'), french.pricing];
    for (const path of ['/', '/maintenance/fridge', '/pricing', ...inFrench]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^(Hello|Bonjour), Ada$/ })).toBeVisible();
      await untilAtRest(page);
      const size = await kilobytesOf(page, await scriptsOf(page));
      expect({ path, excess: Math.max(0, size - 12) }).toEqual({ path, excess: 0 });
    }
  });
});
