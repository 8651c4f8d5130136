import { expect, it } from 'vitest';
import { faultsInFrench } from '../../support/crawl/french.ts';
import { screensOfLinks } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();

it('every page to which a link leads is wholly in French, and has good words and room for them', async () => {
  expect(await faultsInFrench(site, await site.resident(), screensOfLinks, [])).toEqual([]);
});
