import { capitalise } from '#core/domain/text/capitalise.ts';
import { addDays, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import { type EntryKind, entryKinds, type Figures } from './history.ts';

/** One column of the chart. */
export type Period = {
  /** The first day. */
  readonly from: IsoDate;
  /** Below the column; empty if its neighbours' labels leave no room. */
  readonly label: string;
  /** In the table and in tooltips. */
  readonly name: string;
  readonly counts: Readonly<Record<EntryKind, number>>;
};

type Span = Omit<Period, 'counts'>;

/** The counts of each span; `startOf` returns the first day of the one that holds a part of it. */
function counted<Part extends Period['counts']>(
  spans: readonly Span[],
  parts: readonly Part[],
  startOf: (part: Part) => IsoDate,
): readonly Period[] {
  const counts = new Map(spans.map(({ from }) => [from, { done: 0, skipped: 0, missed: 0 }]));
  for (const part of parts) {
    const count = counts.get(startOf(part));
    if (count) for (const kind of entryKinds) count[kind] += part[kind];
  }
  return spans.map((span) => ({ ...span, counts: counts.get(span.from) ?? { done: 0, skipped: 0, missed: 0 } }));
}

/** The twelve months of a year, for narrow screens, with their initials as labels. */
export function monthsOf(year: number, months: Figures['months']): readonly Period[] {
  const spans = Array.from({ length: 12 }, (_, index): Span => {
    const from = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    return { from, label: format.date(from, 'initialOfMonth'), name: capitalise(format.date(from, 'month')) };
  });
  return counted(spans, months, ({ month }) => `${month}-01`);
}

/**
 * The weeks of a year, from Monday to Sunday. The first and the last contain only the days that belong to the year. The
 * first week that starts in a month has the month as its label.
 */
export function weeksOf(year: number, weekly: Figures['weekly']): readonly Period[] {
  const spans: Span[] = [];
  let labelled = '';
  for (let from = `${year}-01-01`; from < `${year + 1}-01-01`; from = addDays(weekStartOf(from), 7)) {
    const month = from.slice(0, 7);
    spans.push({
      from,
      label: month === labelled ? '' : format.date(from, 'shortMonth'),
      name: history.weekOf(format.date(from, 'shortDay')),
    });
    labelled = month;
  }
  return counted(spans, weekly, ({ from }) => from);
}

/** The years that have entries, and those between them, the oldest first. */
export function yearsOf(years: readonly number[], months: Figures['months']): readonly Period[] {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const spans = Array.from({ length: years.length > 0 ? last - first + 1 : 0 }, (_, index): Span => {
    const name = String(first + index);
    return { from: `${name}-01-01`, label: name, name };
  });
  return counted(spans, months, ({ month }) => `${month.slice(0, 4)}-01-01`);
}

export const totalOf = ({ counts }: Period): number => entryKinds.reduce((sum, kind) => sum + counts[kind], 0);

/**
 * Returns the values of the chart's horizontal lines, which are round numbers: at most four, starting with 0. The last
 * is at least the tallest column.
 */
export function scaleFor(periods: readonly Period[]): readonly number[] {
  const tallest = Math.max(1, ...periods.map(totalOf));
  const [step = 1] = steps.filter((size) => size * 3 >= tallest);
  return Array.from({ length: Math.ceil(tallest / step) + 1 }, (_, index) => index * step);
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];
