import type { Language } from '#core/domain/languages.ts';
import type { SignedIn } from '../server/client.ts';
import type { Site } from '../site/site.ts';
import { crawl, type Faults } from './crawl.ts';
import { onlyAsks, quietLog } from './log.ts';
import { enoughRoom } from './looks.ts';
import { smallScripts } from './scripts.ts';
import { goodWords, inLanguage, noEnglish } from './words.ts';

/** No calendar is connected. */
const noCalendar = /status of 404.*\/api\/calendar$/;

/** Opens screens as a user who reads this language. The scripts of those to measure have at most 130 KB. */
export async function faultsIn(
  language: Language,
  site: Site,
  as: SignedIn,
  paths: readonly string[],
  toMeasure = paths,
): Promise<Faults> {
  await site.server.call('updateProfile', { body: { language } }, as.token);
  const page = await site.open('/robots.txt', { as, locale: language, expected: [noCalendar] });
  return crawl(page, paths, [
    smallScripts(toMeasure, 130),
    inLanguage(language),
    noEnglish,
    goodWords,
    enoughRoom,
    onlyAsks(site.server.url),
    quietLog([noCalendar]),
  ]);
}
