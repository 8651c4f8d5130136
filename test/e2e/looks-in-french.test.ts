import { describe, it } from 'vitest';
import { addresses } from '#core/languages/fr/site/addresses.ts';
import { slugs } from '#core/languages/fr/site/slugs.ts';
import { axe } from '../support/browser/axe.ts';
import { misfitsOf } from '../support/browser/misfits.ts';
import { requestsOf, untilDrawn } from '../support/browser/until-drawn.ts';
import { expect } from '../support/browser/visitors.ts';
import { oneOfEachKind, screens } from '../support/site/screens.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const phone = { width: 390, height: 844 };

/** Colours are those of English, which has its own test for each width and scheme. */
describe('in French', () => {
  it('axe finds nothing wrong with any kind of public page, and each has room for its words', async () => {
    const page = await site.open('/robots.txt');
    const requests = requestsOf(page);
    const misfits: string[] = [];
    for (const path of [...Object.values(addresses), ...oneOfEachKind(slugs)]) {
      await page.setViewportSize(phone);
      await page.goto(path);
      await untilDrawn(page, requests);
      await axe(page, path);
      misfits.push(...(await misfitsOf(page)).map((what) => `${path}, ${what}`));
    }
    expect(misfits).toEqual([]);
  });

  it('axe finds nothing wrong with any screen of the app', async () => {
    const resident = await site.resident();
    await site.server.call('updateProfile', { body: { language: 'fr' } }, resident.token);
    const page = await site.open('/dashboard?lang=fr', { as: resident, viewport: phone, expected: [/404/] });
    const requests = requestsOf(page);
    for (const path of screens) {
      await page.goto(path);
      await untilDrawn(page, requests);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
      await axe(page, path);
    }
  });
});
