import { careTasksOf } from '../catalogue/care-tasks-of.ts';
import { catalogue } from '../catalogue/index.ts';
import { textsIn } from '../catalogue/texts-in.ts';
import { canonicalJson } from '../domain/history/passport/canonical-json.ts';
import type { PassportScope } from '../domain/history/passport/link.ts';
import { type ShownPassport, withChecksum } from '../domain/history/passport/passport.ts';
import { passportOf } from '../domain/history/passport/passport-of.ts';
import { withFiles } from '../domain/history/with-files.ts';
import { type Household, isOnboarded } from '../domain/home/household.ts';
import type { Language } from '../domain/languages.ts';
import { homeOf } from '../domain/plan/home.ts';
import { jobsOfHome } from '../domain/plan/jobs-of-home.ts';
import { dateInZone } from '../domain/time/zones.ts';
import { answerWords } from '../languages/home-words.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'clock' | 'digest' | 'eventLoop'>;

/** The passport of a household's home as of today, in a language, with its checksum. */
export const makeComposePassport =
  ({ clock, digest, eventLoop }: Deps) =>
  async (
    { history, files }: Stores,
    household: Household,
    { language, ...scope }: PassportScope & { readonly language: Language },
  ): Promise<ShownPassport> => {
    const { id, timezone } = household;
    const { questions, titlesOf } = textsIn(language);
    const today = dateInZone(clock.now(), timezone);
    const entries = await history.entries(id, timezone, today);
    const stored = scope.photos ? await files.list(id) : [];
    const contents = passportOf({
      household,
      entries: withFiles(entries, stored).map((entry) => ({
        ...entry,
        title: titlesOf(entry.careTaskId, { title: entry.title, category: entry.item }).title,
      })),
      jobs: isOnboarded(household) ? jobsOfHome(homeOf(household), catalogue) : [],
      find: careTasksOf(household, language),
      today,
      scope,
      answerOf: (trait, value) => {
        const answer = answerWords(questions, trait, value)?.label;
        return answer === undefined ? undefined : { question: questions[trait].question, answer };
      },
    });
    const all = contents.equipment.flatMap(({ entries }) => entries);
    const texts = new Map(await eventLoop.map(all, (entry) => [entry, canonicalJson(entry)] as const));
    const shown = new Set(all.flatMap(({ photos = [] }) => photos));
    const photos = stored.filter((file) => file.entryId !== undefined && shown.has(file.hash));
    return { passport: withChecksum(contents, digest.sha256, texts), photos };
  };
