import type { HistoryEntry, Work } from '../entry.ts';
import type { RawRow } from './columns.ts';
import { type RowContext, type RowProblem, workOf } from './work-of.ts';

/** A row of a file, its line for messages, and what of it couldn’t be read. */
export type FileRow = { readonly line: number; readonly row: RawRow; readonly problem?: RowProblem };

export type JudgedRow = {
  readonly line: number;
} & ( // `open`: its file leaves a question open, on which it depends how the row is read.
  | { readonly outcome: 'new' | 'duplicate' | 'open'; readonly work: Work }
  | { readonly outcome: 'error'; readonly problem: RowProblem }
);

/** Work with the same key is probably the same, although its note may have been changed since. */
const keyOf = ({ date, item, title, cost }: Work): string =>
  JSON.stringify([date, item.toLowerCase(), title.toLowerCase(), cost?.minor, cost?.currency]);

/**
 * Returns what says of each row of a file, in order, what importing it would do. As many equal rows are duplicates as
 * the history has equal entries, so that importing a file again adds nothing, and importing it into an empty history
 * adds all of it.
 */
export function judgeOfRows(entries: readonly HistoryEntry[], context: RowContext): (row: FileRow) => JudgedRow {
  const known = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind === 'done') known.set(keyOf(entry), (known.get(keyOf(entry)) ?? 0) + 1);
  }
  return ({ line, row, problem }) => {
    const read = problem ? { problem } : workOf(row, context);
    if ('problem' in read) return { line, outcome: 'error', problem: read.problem };
    const key = keyOf(read.work);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return { line, outcome: left > 0 ? 'duplicate' : 'new', work: read.work };
  };
}
