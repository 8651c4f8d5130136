import { compareText } from '../../compare-text.ts';
import type { IsoDate } from '../../dates.ts';
import type { Job } from '../../plan/types.ts';
import type { EntryKind, HistoryEntry } from '../entry.ts';
import { yearOf } from '../matching-entries.ts';
import { type MoneyFigure, moneySpent } from './money.ts';
import { type FindJob, type SafetyFigure, safetyFigure, safetyTurns } from './safety.ts';
import { type WeeksKept, weeksKept } from './weeks-kept.ts';

type Counts = Readonly<Record<EntryKind, number>>;

export type HistoryFigures = Counts & {
  /** Of what was done. */
  readonly minutes: number;
  /** `month` is `YYYY-MM`; in order, months without entries left out. */
  readonly months: readonly (Counts & { readonly month: string })[];
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

function countsOf(entries: readonly HistoryEntry[]): Counts {
  const counts = { done: 0, skipped: 0, missed: 0 };
  for (const { kind } of entries) counts[kind]++;
  return counts;
}

/** The figures of one year, or of all years, from all entries. Each can be computed by hand from the list. */
export function figuresOf(
  entries: readonly HistoryEntry[],
  { find, isCurrent, joinedOn, today, year }: Context,
): HistoryFigures {
  const inYear = year === undefined ? entries : entries.filter((entry) => yearOf(entry) === year);
  const byMonth = Map.groupBy(inYear, ({ date }) => date.slice(0, 7));
  return {
    ...countsOf(inYear),
    minutes: inYear.reduce((sum, { kind, minutes = 0 }) => sum + (kind === 'done' ? minutes : 0), 0),
    months: [...byMonth]
      .map(([month, ofMonth]) => ({ month, ...countsOf(ofMonth) }))
      .sort((one, other) => compareText(one.month, other.month)),
    safety: safetyFigure(safetyTurns(entries, { find, isCurrent, today }), today, year),
    weeks: weeksKept(entries, { joinedOn: joinedOn ?? today, today, year }),
    money: moneySpent(inYear),
  };
}
