import { expect, it } from 'vitest';
import { appPaths } from '#apps/ui/paths.ts';
import { crawl, type Faults } from '../../support/crawl/crawl.ts';
import { onlyAsks, quietLog } from '../../support/crawl/log.ts';
import { enoughRoom } from '../../support/crawl/looks.ts';
import { smallScripts } from '../../support/crawl/scripts.ts';
import { goodWords, inLanguage, noEnglish } from '../../support/crawl/words.ts';
import type { SignedIn } from '../../support/server/client.ts';
import { screensOfHome, screensOfLinks, screensToUse } from '../../support/site/screens.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();
/** No calendar is connected. */
const noCalendar = /status of 404.*\/api\/calendar$/;

/** Opens screens as a user who reads French. */
async function faultsFor(as: SignedIn, paths: readonly string[], measured = paths): Promise<Faults> {
  await site.server.call('updateProfile', { body: { language: 'fr' } }, as.token);
  const page = await site.open('/robots.txt', { as, locale: 'fr', expected: [noCalendar] });
  return crawl(page, paths, [
    smallScripts(measured, 130),
    inLanguage('fr'),
    noEnglish,
    goodWords,
    enoughRoom,
    onlyAsks(site.server.url),
    quietLog([noCalendar]),
  ]);
}

it('the onboarding is wholly in French, has good words and room for them, and at most 130 KB of scripts', async () => {
  expect(await faultsFor(await site.newcomer(), [appPaths.onboarding])).toEqual([]);
});

it('every screen of a home is wholly in French, has good words and room for them, and at most 130 KB of scripts', async () => {
  expect(await faultsFor(await site.resident(), screensOfHome, screensToUse)).toEqual([]);
});

it('every page to which a link leads is wholly in French, and has good words and room for them', async () => {
  expect(await faultsFor(await site.resident(), screensOfLinks, [])).toEqual([]);
});
