import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { catalogue } from '../../catalogue/index.ts';
import { textsIn } from '../../catalogue/texts-in.ts';
import { compareText } from '../../domain/compare-text.ts';
import type { IsoDate } from '../../domain/dates.ts';
import { withFiles } from '../../domain/files/with-files.ts';
import type { HistoryEntry } from '../../domain/history/entry.ts';
import { figuresOf, type HistoryFigures } from '../../domain/history/figures/figures-of.ts';
import { type HistoryFilter, matchingEntries, yearOf } from '../../domain/history/matching-entries.ts';
import { usualCurrency } from '../../domain/history/usual-currency.ts';
import { type Household, isOnboarded } from '../../domain/household.ts';
import type { Language } from '../../domain/languages.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { jobsOfHome } from '../../domain/plan/jobs-of-home.ts';
import { dateInZone } from '../../domain/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;
type Input = HistoryFilter & {
  readonly household: Household;
  readonly year?: number | undefined;
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
  /** Of the year, or of all years, whatever else the filter says. */
  readonly figures: HistoryFigures;
};

function importsOf(entries: readonly HistoryEntry[]): readonly HistoryImport[] {
  const imports = new Map<string, HistoryImport>();
  for (const { import: source } of entries) {
    if (source) imports.set(source.id, { ...source, entries: (imports.get(source.id)?.entries ?? 0) + 1 });
  }
  return [...imports.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** A household's history with its figures. */
export const makeGetHistory =
  ({ unitOfWork, clock }: Deps) =>
  async ({ household, year, language, ...filter }: Input): Promise<History> => {
    const today = dateInZone(clock.now(), household.timezone);
    const [entries, files, members] = await unitOfWork.run(async (stores) => [
      await stores.history.entries(household.id, household.timezone, today),
      await stores.files.list(household.id),
      await stores.memberships.list(household.id),
    ]);
    const all = withFiles(entries, files);
    return { people: members.length, ...historyOf(all, { household, year, today, filter, language }) };
  };

type Context = {
  readonly household: Household;
  readonly year?: number | undefined;
  readonly today: IsoDate;
  readonly filter: HistoryFilter;
  readonly language: Language;
};

/** What readers of a language call an entry and its item. */
function namesIn(language: Language): (entry: HistoryEntry) => readonly string[] {
  const { itemName, titlesOf } = textsIn(language);
  return ({ careTaskId, title, item }) => [titlesOf(careTaskId, { title, category: item }).title, itemName(item)];
}

/** `all`: every entry, newest first. */
function historyOf(all: readonly HistoryEntry[], context: Context): Omit<History, 'people'> {
  const { household, year, today, filter, language } = context;
  const ofYear = year === undefined ? all : all.filter((entry) => yearOf(entry) === year);
  const jobs = isOnboarded(household) ? jobsOfHome(homeOf(household), catalogue) : [];
  const ofHome = new Set<string>(jobs.map(({ item }) => item.name));
  const others = new Set(all.map(({ item }) => item).filter((item) => !ofHome.has(item)));
  const current = new Set(jobs.map(({ task }) => task.id));
  return {
    today,
    years: [...new Set(all.map(yearOf))],
    items: [...ofHome, ...[...others].sort(compareText)],
    currency: usualCurrency(all, household.country),
    imports: importsOf(all),
    entries: matchingEntries(ofYear, filter, namesIn(language)),
    figures: figuresOf(all, {
      find: careTasksOf(household),
      isCurrent: ({ task }) => current.has(task.id),
      joinedOn: household.onboardedOn,
      today,
      year,
    }),
  };
}
