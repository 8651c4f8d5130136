import type { HistoryEntry } from '../entry.ts';
import { inertCell } from './cell.ts';
import { columnNames, columns, rowOf } from './columns.ts';

/** What was done as a table with a row of headings. No cell is a formula. */
export function tableOf(entries: readonly HistoryEntry[]): readonly (readonly string[])[] {
  const rows = entries.filter(({ kind }) => kind === 'done').map(rowOf);
  return [
    columnNames.map((name) => columns[name]),
    ...rows.map((row) => columnNames.map((name) => inertCell(row[name]))),
  ];
}
