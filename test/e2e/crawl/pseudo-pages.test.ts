import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicPaths } from '#apps/ui/paths.ts';
import { slugs } from '#words/site/slugs.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { enoughRoom } from '../../support/crawl/looks.ts';
import { wholeScreens } from '../../support/crawl/pseudo.ts';
import { type PseudoSite, startPseudoSite } from '../../support/languages/pseudo-site.ts';
import { busyResident } from '../../support/people/busy-resident.ts';
import { oneOfEachKind, screensOfLinks } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();
let pseudo: PseudoSite;
beforeAll(async () => {
  pseudo = await startPseudoSite(site.server.url);
});
afterAll(() => pseudo?.close());

it('every page to which a link leads has room for a language that needs 40% more, and no word of English', async () => {
  const page = await site.open('/qps', { as: await busyResident(site), baseURL: pseudo.url, expected: [/404/] });
  expect(await crawl(page, screensOfLinks, [wholeScreens(pseudo, new Set())])).toEqual([]);
});

it('every kind of public page has room for the words of such a language', async () => {
  const page = await site.open('/qps', { baseURL: pseudo.url, expected: [/404/] });
  const paths = [...Object.values(publicPaths), ...oneOfEachKind(slugs)].map(
    (path) => `/qps${path === '/' ? '' : path}`,
  );
  expect(await crawl(page, paths, [enoughRoom])).toEqual([]);
});
