import type { Job } from '../../plan/types.ts';
import { compareText } from '../../text/compare-text.ts';
import { dateOfDay, dayNumber, type IsoDate } from '../../time/dates.ts';
import type { EntryKind, HistoryFact } from '../entry.ts';
import { yearOf } from '../matching-entries.ts';
import { type MoneyFigure, moneySpent } from './money.ts';
import { type FindJob, type SafetyFigure, safetyFigure, safetyTurns } from './safety.ts';
import { mondayBefore, type WeeksKept, weeksKept } from './weeks-kept.ts';

type Counts = Readonly<Record<EntryKind, number>>;

export type HistoryFigures = Counts & {
  /** Of what was done. */
  readonly minutes: number;
  /** `month` is `YYYY-MM`; in order, months without entries left out. */
  readonly months: readonly (Counts & { readonly month: string })[];
  /** The weeks of the year by their first day that belongs to it, in order, those without entries left out. */
  readonly weekly: readonly (Counts & { readonly from: IsoDate })[];
  readonly safety: SafetyFigure;
  readonly weeks: WeeksKept;
  readonly money: MoneyFigure;
};

type Context = {
  readonly find: FindJob;
  /** Whether a care task still fits the home. */
  readonly isCurrent: (job: Job) => boolean;
  /** Undefined before onboarding. */
  readonly joinedOn?: IsoDate | undefined;
  readonly today: IsoDate;
  readonly year?: number | undefined;
};

function countsBy<Key>(
  entries: readonly HistoryFact[],
  keyOf: (date: IsoDate) => Key,
): readonly (readonly [Key, Counts])[] {
  const groups = new Map<Key, { -readonly [Kind in EntryKind]: Counts[Kind] }>();
  for (const { date, kind } of entries) {
    const key = keyOf(date);
    let counts = groups.get(key);
    if (!counts) {
      counts = { done: 0, skipped: 0, missed: 0 };
      groups.set(key, counts);
    }
    counts[kind] += 1;
  }
  return [...groups];
}

function sumOf(groups: readonly Counts[]): Counts {
  const sum = (kind: EntryKind) => groups.reduce((total, counts) => total + counts[kind], 0);
  return { done: sum('done'), skipped: sum('skipped'), missed: sum('missed') };
}

function weeksIn(year: number, entries: readonly HistoryFact[]): HistoryFigures['weekly'] {
  const first = dayNumber(`${year}-01-01`);
  return countsBy(entries, (date) => Math.max(first, mondayBefore(dayNumber(date))))
    .toSorted(([one], [other]) => one - other)
    .map(([day, counts]) => ({ from: dateOfDay(day), ...counts }));
}

const ofYear = (entries: readonly HistoryFact[], year: number | undefined): readonly HistoryFact[] =>
  year === undefined ? entries : entries.filter((entry) => yearOf(entry) === year);

const monthsIn = (entries: readonly HistoryFact[]): HistoryFigures['months'] =>
  countsBy(entries, (date) => date.slice(0, 7))
    .map(([month, counts]) => ({ month, ...counts }))
    .sort((one, other) => compareText(one.month, other.month));

/** The months of one year, or of all years, from all entries. */
export const monthsOf = (entries: readonly HistoryFact[], year: number | undefined): HistoryFigures['months'] =>
  monthsIn(ofYear(entries, year));

/** The figures of one year, or of all years, from all entries. Each can be computed by hand from the list. */
export function figuresOf(
  entries: readonly HistoryFact[],
  { find, isCurrent, joinedOn, today, year }: Context,
): HistoryFigures {
  const inYear = ofYear(entries, year);
  const months = monthsIn(inYear);
  return {
    ...sumOf(months),
    minutes: inYear.reduce((sum, { kind, minutes = 0 }) => sum + (kind === 'done' ? minutes : 0), 0),
    months,
    weekly: year === undefined ? [] : weeksIn(year, inYear),
    safety: safetyFigure(safetyTurns(entries, { find, isCurrent, today }), today, year),
    weeks: weeksKept(entries, { joinedOn: joinedOn ?? today, today, year }),
    money: moneySpent(inYear),
  };
}
