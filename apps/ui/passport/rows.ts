import type { IsoDate } from '#core/domain/time/dates.ts';
import { format } from '#words/format.ts';
import { passport as words } from '#words/passport.ts';
import type { Line, PassportEntry } from './passport.ts';

/** The same routine work, done again and again by the household. */
export type Repeated = {
  readonly kind: 'repeated';
  readonly title: string;
  readonly safety: boolean;
  /** The newest first. */
  readonly dates: readonly IsoDate[];
};
type Row = { readonly kind: 'single'; readonly line: PassportEntry | Line } | Repeated;

/** Whether a date is all there is to say about the work. */
const isRoutine = ({ by, cost, note, professional }: PassportEntry): boolean =>
  (by === null || by.kind === 'me') && cost === null && note === '' && !professional;

const lastOf = (row: Row): IsoDate => (row.kind === 'single' ? row.line.date : (row.dates[0] ?? ''));

/**
 * The rows of a table, the newest first. Routine work that was done several times is one row with all its dates, so that
 * a reader finds the repairs and visits among hundreds of ticks.
 */
export function rowsOf(lines: readonly (PassportEntry | Line)[]): readonly Row[] {
  const routine = Map.groupBy(lines.filter(isRoutine), (line) => `${'item' in line ? line.item : ''}\n${line.title}`);
  const repeated = new Set([...routine.values()].filter(({ length }) => length > 1).flat());
  const rows: Row[] = [
    ...lines.filter((line) => !repeated.has(line)).map((line): Row => ({ kind: 'single', line })),
    ...[...routine.values()].flatMap(([first, ...rest]): Row[] => {
      if (!first || rest.length === 0) return [];
      const dates = [first, ...rest].map(({ date }) => date).toSorted((one, other) => (one < other ? 1 : -1));
      return [{ kind: 'repeated', title: first.title, safety: first.safety, dates }];
    }),
  ];
  return rows.toSorted((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1));
}

/** `29 Dec`, which stays on one line. */
const dayText = (date: IsoDate) => format.date(date, 'shortDay').replace(' ', '\u00a0');

/** The dates by year, the newest first: `2026: 29 Dec, 15 Dec`. */
export const datesByYear = (dates: readonly IsoDate[]): readonly string[] =>
  [...Map.groupBy(dates, (date) => date.slice(0, 4))].map(([year, same]) =>
    words.ofYear(year, same.map(dayText).join(', ')),
  );
