import type { HistoryEntry } from '../entry.ts';
import { inertCell } from './cell.ts';
import { columnNames, type Headings, type RawRow, rowOf } from './columns.ts';

/** A table in one language. `say` returns a row in its words. */
type Table = { readonly columns: Headings; readonly say: (row: RawRow) => RawRow };

/** What was done as a table with a row of headings. No cell is a formula. */
export function tableOf(entries: readonly HistoryEntry[], { columns, say }: Table): readonly (readonly string[])[] {
  const rows = entries.filter(({ kind }) => kind === 'done').map((entry) => say(rowOf(entry)));
  return [
    columnNames.map((name) => columns[name]),
    ...rows.map((row) => columnNames.map((name) => inertCell(row[name]))),
  ];
}
