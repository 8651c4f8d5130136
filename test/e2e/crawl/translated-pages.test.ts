import { expect, it } from 'vitest';
import { wordsIn } from '#core/languages/words-in.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { enoughRoom } from '../../support/crawl/looks.ts';
import { fewScripts, namedScripts } from '../../support/crawl/scripts.ts';
import { goodWords, inLanguage, noEnglish } from '../../support/crawl/words.ts';
import { oneOfEachKind } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';
import { translated } from '../../support/site/translated-pages.ts';

const site = makeSite();

it.each(translated)(
  'every kind of public page is wholly in %s, has good words and room for them, and logs and blocks nothing',
  async (language) => {
    const { addresses, slugs } = wordsIn(language);
    const page = await site.open('/robots.txt', { locale: language });
    const checks = [
      // The price is the server's.
      namedScripts([addresses.pricing]),
      inLanguage(language),
      noEnglish,
      goodWords,
      enoughRoom,
      onlyAsks(site.server.url),
      quietLog(),
    ];
    // Its title has the longest name.
    const stoves = slugs.guide('stoves');
    expect(await crawl(page, [...Object.values(addresses), ...oneOfEachKind(slugs), stoves], checks)).toEqual([]);
  },
);

it.each(translated)('the public pages in %s have at most 10 KB of scripts for users, too', async (language) => {
  const { addresses, slugs } = wordsIn(language);
  const page = await site.open('/robots.txt', { as: await site.resident(), locale: language });
  const checks = [fewScripts(10), inLanguage(language)];
  expect(await crawl(page, [addresses.home, slugs.guide('fridge'), addresses.pricing], checks)).toEqual([]);
});
