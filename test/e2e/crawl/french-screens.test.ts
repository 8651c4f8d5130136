import { expect, it } from 'vitest';
import { faultsInFrench } from '../../support/crawl/french.ts';
import { screensBesideSettings } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();

it('every screen of a home is wholly in French, has good words and room for them, and at most 130 KB of scripts', async () => {
  expect(await faultsInFrench(site, await site.resident(), screensBesideSettings)).toEqual([]);
});
