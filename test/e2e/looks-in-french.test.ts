import { it } from 'vitest';
import { addresses } from '#core/languages/fr/site/addresses.ts';
import { slugs } from '#core/languages/fr/site/slugs.ts';
import { axe } from '../support/browser/axe.ts';
import { misfitsOf } from '../support/browser/misfits.ts';
import { unfold } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { oneOfEachKind } from '../support/site/screens.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

it('axe finds nothing wrong with the words of any kind of public page in French, and each has room for them', async () => {
  const page = await site.open('/robots.txt');
  const misfits: string[] = [];
  for (const path of [...Object.values(addresses), ...oneOfEachKind(slugs)]) {
    await page.goto(path);
    await unfold(page);
    await axe(page, path, { words: true });
    misfits.push(...(await misfitsOf(page)).map((what) => `${path}, ${what}`));
  }
  expect(misfits).toEqual([]);
});
