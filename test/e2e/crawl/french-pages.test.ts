import { expect, it } from 'vitest';
import { addresses } from '#core/languages/fr/site/addresses.ts';
import { slugs } from '#core/languages/fr/site/slugs.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { enoughRoom } from '../../support/crawl/looks.ts';
import { fewScripts, namedScripts } from '../../support/crawl/scripts.ts';
import { goodWords, inLanguage, noEnglish } from '../../support/crawl/words.ts';
import { oneOfEachKind } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();

it('every kind of public page is wholly in French, has good words and room for them, and logs and blocks nothing', async () => {
  const page = await site.open('/robots.txt', { locale: 'fr' });
  const checks = [
    // The price is the server's.
    namedScripts([addresses.pricing]),
    inLanguage('fr'),
    noEnglish,
    goodWords,
    enoughRoom,
    onlyAsks(site.server.url),
    quietLog(),
  ];
  // Its title has the longest name.
  const stoves = slugs.guide('stoves');
  expect(await crawl(page, [...Object.values(addresses), ...oneOfEachKind(slugs), stoves], checks)).toEqual([]);
});

it('the public pages have at most 10 KB of scripts for users, too', async () => {
  const page = await site.open('/robots.txt', { as: await site.resident(), locale: 'fr' });
  const checks = [fewScripts(10), inLanguage('fr')];
  expect(await crawl(page, [addresses.home, slugs.guide('fridge'), addresses.pricing], checks)).toEqual([]);
});
