import { expect, it } from 'vitest';
import { appPaths, publicPaths } from '#apps/ui/paths.ts';
import { slugs } from '#words/site/slugs.ts';
import { asSent } from '../../support/crawl/as-sent.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { goodLooks } from '../../support/crawl/looks.ts';
import { fewScripts, namedScripts } from '../../support/crawl/scripts.ts';
import { inLanguage, titled } from '../../support/crawl/words.ts';
import { oneOfEachKind, screensOfLinks } from '../../support/site/screens.ts';
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

it('the pages of the app that visitors open log and block nothing', async () => {
  const page = await site.open('/robots.txt');
  // The pages of a household lead visitors to the sign-in, all in one way.
  const paths = [...screensOfLinks, appPaths.dashboard];
  const checks = [inLanguage('en'), onlyAsks(site.server.url), quietLog()];
  expect(await crawl(page, paths, checks)).toEqual([]);
});

it('the public pages have at most 12 KB of scripts for users, too', async () => {
  const page = await site.open('/robots.txt', { as: await site.resident() });
  const checks = [fewScripts(12), inLanguage('en')];
  expect(await crawl(page, ['/', slugs.guide('fridge'), publicPaths.pricing], checks)).toEqual([]);
});
