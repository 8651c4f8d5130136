import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { catalogue } from '../../catalogue/index.ts';
import { textsIn } from '../../catalogue/texts-in.ts';
import type { HistoryEntry, HistoryFact, Span } from '../../domain/history/entry.ts';
import { figuresOf, type HistoryFigures, monthsOf } from '../../domain/history/figures/figures-of.ts';
import { type HistoryFilter, matchingEntries, yearOf } from '../../domain/history/matching-entries.ts';
import { countBefore, newestOf, startOfNewest } from '../../domain/history/newest.ts';
import { usualCurrency } from '../../domain/history/usual-currency.ts';
import { withFiles } from '../../domain/history/with-files.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { jobsOfHome } from '../../domain/plan/jobs-of-home.ts';
import type { Job } from '../../domain/plan/types.ts';
import { compareText } from '../../domain/text/compare-text.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'eventLoop'>;
type Input = HistoryFilter & {
  readonly household: Household;
  readonly year?: number | undefined;
  /** At least so many of the newest entries that match, with all of the last one's month; all of them by default. */
  readonly newest?: number | undefined;
  /** That of the reader, whose words of the filter may be of it. */
  readonly language: Language;
};

type HistoryImport = { readonly id: string; readonly at: Date; readonly entries: number };

type History = {
  readonly today: IsoDate;
  /** The years with entries, newest first. */
  readonly years: readonly number[];
  /** The items of the home in the catalogue's order, then other items with entries by name. */
  readonly items: readonly string[];
  readonly currency: string;
  /** The imports whose entries are still there, newest first. */
  readonly imports: readonly HistoryImport[];
  /** How many people the home has. */
  readonly people: number;
  /** The entries that match, newest first. */
  readonly entries: readonly HistoryEntry[];
  /** How many that match are older than these. */
  readonly earlier: number;
  /** Of the year, or of all years, whatever else the filter says. */
  readonly figures: HistoryFigures;
};

function importsOf(facts: readonly HistoryFact[]): readonly HistoryImport[] {
  const imports = new Map<string, HistoryImport>();
  for (const { import: source } of facts) {
    if (source) imports.set(source.id, { ...source, entries: (imports.get(source.id)?.entries ?? 0) + 1 });
  }
  return [...imports.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** What readers of a language call an entry and its item. */
function namesIn(language: Language): (entry: HistoryEntry) => readonly string[] {
  const { itemName, titlesOf } = textsIn(language);
  return ({ careTaskId, title, item }) => [titlesOf(careTaskId, { title, category: item }).title, itemName(item)];
}

/** A household's history with its figures, most of which are calculated while the database reads. */
export const makeGetHistory =
  ({ unitOfWork, clock, eventLoop }: Deps) =>
  ({ household, year, newest, language, ...filter }: Input): Promise<History> =>
    unitOfWork.run(async ({ history, files, memberships }) => {
      const { id, timezone } = household;
      const today = dateInZone(clock.now(), timezone);
      const isNarrowed = Object.values(filter).some((part) => part !== undefined);
      const isWhole = newest === undefined || isNarrowed;
      const all = isWhole && year === undefined ? await history.entries(id, timezone, today) : undefined;
      const [facts, jobs] = await Promise.all([
        all ?? history.facts(id, timezone, today),
        eventLoop.next(() => (isOnboarded(household) ? jobsOfHome(homeOf(household), catalogue) : [])),
      ]);
      const months = isWhole ? [] : monthsOf(facts, year);
      const from = isWhole ? undefined : startOfNewest(months, newest);
      const rest = async () => {
        const entries = all ?? (await history.entries(id, timezone, today, spanOf(year, from)));
        const people = (await memberships.list(id)).length;
        return { entries, people, files: await files.list(id) };
      };
      const [read, summary] = await Promise.all([
        rest(),
        eventLoop.next(() => summaryOf(facts, { household, jobs, year, today })),
      ]);
      const matching = matchingEntries(read.entries, filter, namesIn(language));
      const listed = isNarrowed && newest !== undefined ? newestOf(matching, newest) : matching;
      return {
        ...summary,
        people: read.people,
        entries: withFiles(listed, read.files),
        earlier: isNarrowed ? matching.length - listed.length : countBefore(months, from),
      };
    });

const spanOf = (year: number | undefined, from: IsoDate | undefined): Span => ({
  from: from ?? `${year ?? 1900}-01-01`,
  to: `${year ?? 2999}-12-31`,
});

type Context = {
  readonly household: Household;
  readonly jobs: readonly Job[];
  readonly year: number | undefined;
  readonly today: IsoDate;
};

/** `facts`: those of every entry. */
function summaryOf(facts: readonly HistoryFact[], { household, jobs, year, today }: Context) {
  const ofHome = new Set<string>(jobs.map(({ item }) => item.name));
  const others = new Set(facts.map(({ item }) => item).filter((item) => !ofHome.has(item)));
  const current = new Map(jobs.map((job) => [job.task.id, job]));
  const anywhere = careTasksOf(household);
  return {
    today,
    years: [...new Set(facts.map(yearOf))].sort((one, other) => other - one),
    items: [...ofHome, ...[...others].sort(compareText)],
    currency: usualCurrency(facts, household.country),
    imports: importsOf(facts),
    figures: figuresOf(facts, {
      // What a home has is known already; adapting another task to it takes longer.
      find: (careTaskId) => current.get(careTaskId) ?? anywhere(careTaskId),
      isCurrent: ({ task }) => current.has(task.id),
      joinedOn: household.onboardedOn,
      today,
      year,
    }),
  };
}
