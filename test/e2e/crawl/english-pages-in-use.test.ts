import { expect, it } from 'vitest';
import { appPaths, publicPaths } from '#apps/ui/paths.ts';
import { slugs } from '#words/site/slugs.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { fewScripts } from '../../support/crawl/scripts.ts';
import { inLanguage } from '../../support/crawl/words.ts';
import { screensOfLinks } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();

it('the pages of the app that visitors open log and block nothing', async () => {
  const page = await site.open('/robots.txt');
  // The pages of a household lead visitors to the sign-in, all in one way.
  const paths = [...screensOfLinks, appPaths.dashboard];
  const checks = [inLanguage('en'), onlyAsks(site.server.url), quietLog()];
  expect(await crawl(page, paths, checks)).toEqual([]);
});

it('the public pages have at most 10 KB of scripts for users, too', async () => {
  const page = await site.open('/robots.txt', { as: await site.resident() });
  const checks = [fewScripts(10), inLanguage('en')];
  expect(await crawl(page, ['/', slugs.guide('fridge'), publicPaths.pricing], checks)).toEqual([]);
});
