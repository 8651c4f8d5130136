import { expect, it } from 'vitest';
import { publicPaths } from '#apps/ui/paths.ts';
import { slugs } from '#words/site/slugs.ts';
import { asSent } from '../../support/crawl/as-sent.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { goodLooks } from '../../support/crawl/looks.ts';
import { namedScripts } from '../../support/crawl/scripts.ts';
import { inLanguage, titled } from '../../support/crawl/words.ts';
import { oneOfEachKind } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();

const missing = '/nowhere';
const stoves = slugs.guide('stoves');
const home = 'Never Worry About Home Maintenance Again';
const titles = {
  '/': [home],
  '/maintenance': ['Complete Home Maintenance Guide'],
  [stoves]: ['How to Maintain Your Stove: Complete Guide'],
  '/pricing': ['Choose Your Plan', 'Pricing Plans'],
  '/privacy': ['Privacy Policy'],
  [missing]: ['There is no room behind this door', home],
} as const;

it('every kind of public page stays as the server sent it, looks good, and logs, blocks and fetches nothing else', async () => {
  // From now on the fonts are in the cache, so that their arrival shifts nothing.
  const page = await site.open('/', { expected: [/status of 404/] });
  const paths = [...Object.values(publicPaths), ...oneOfEachKind(slugs), stoves, missing];
  const checks = [
    asSent,
    // The price is the server's.
    namedScripts([publicPaths.pricing]),
    titled(titles),
    inLanguage('en'),
    goodLooks,
    onlyAsks(site.server.url),
    // Chromium logs every response that isn't 200, which is right for a missing page.
    quietLog([new RegExp(`status of 404.*${missing}$`)]),
  ];
  expect(await crawl(page, paths, checks)).toEqual([]);
});
