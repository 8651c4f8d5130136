import { doerKinds } from '../domain/history/entry.ts';
import type { Headings, RawRow } from '../domain/history/table/columns.ts';
import type { RowProblem } from '../domain/history/table/work-of.ts';
import type { Language } from '../domain/languages.ts';
import { textsIn, titleToStore } from './texts-in.ts';

/** The history as a table in one language. */
type HistoryTable = {
  readonly columns: Headings;
  /** Between two cells of a file. */
  readonly separator: string;
  /** A row in the words of this language. */
  say(row: RawRow): RawRow;
  /** A row of a file, in the values that the database knows: the reverse of `say`. */
  read(row: RawRow): RawRow;
  sayProblem(problem: RowProblem): string;
};

export function historyTableIn(language: Language): HistoryTable {
  const { format, historyTable, itemName, itemToStore, titlesOf } = textsIn(language);
  const { columns, separator, doers } = historyTable;
  const decimalPoint = format.decimalPoint();
  const problems: Readonly<Record<RowProblem['is'], (heading: string, most: number) => string>> = historyTable.problems;
  const kindOf = (text: string) => doerKinds.find((kind) => doers[kind] === text.trim().toLowerCase());
  return {
    columns,
    separator,
    say: (row) => ({
      ...row,
      item: itemName(row.item),
      title: titlesOf(row.careTaskId || undefined, { title: row.title, category: row.item }).title,
      by: doerKinds.map((kind) => (row.by === kind ? doers[kind] : '')).join(''),
      cost: row.cost.replace('.', decimalPoint),
    }),
    read: (row) => ({
      ...row,
      item: itemToStore(row.item),
      title: titleToStore(row.careTaskId, row.title),
      by: kindOf(row.by) ?? row.by,
      cost: row.cost.replaceAll(/[.,]/g, (mark) => (mark === decimalPoint ? '.' : ',')),
    }),
    sayProblem: ({ column, is, most }) => problems[is](columns[column], most),
  };
}
