import { afterAll, beforeAll, expect, it } from 'vitest';
import { crawl } from '../../support/crawl/crawl.ts';
import { wholeScreens } from '../../support/crawl/pseudo.ts';
import { toOpen } from '../../support/languages/open-each.ts';
import { type PseudoSite, startPseudoSite } from '../../support/languages/pseudo-site.ts';
import { busyResident } from '../../support/people/busy-resident.ts';
import { screensBesideSettings } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();
let pseudo: PseudoSite;
beforeAll(async () => {
  pseudo = await startPseudoSite(site.server.url);
});
afterAll(() => pseudo?.close());

it('every screen of a home, with its menus and dialogs, has room for a language that needs 40% more, and no word of English', async () => {
  const page = await site.open('/qps', { as: await busyResident(site), baseURL: pseudo.url, expected: [/404/] });
  const seen = new Set<string>();
  expect(await crawl(page, screensBesideSettings, [wholeScreens(pseudo, seen)])).toEqual([]);
  expect(toOpen.home.filter((name) => !seen.has(name))).toEqual([]);
});
