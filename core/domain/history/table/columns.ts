import type { Work } from '../entry.ts';
import { decimalOf } from '../money.ts';

/** The columns of the history as a table, by the headings of the CSV file. */
export const columns = {
  date: 'Date',
  item: 'Item',
  title: 'Title',
  careTaskId: 'Care task',
  minutes: 'Minutes',
  by: 'Done by',
  name: 'Name',
  phone: 'Phone',
  cost: 'Cost',
  currency: 'Currency',
  note: 'Note',
} as const;

export type Column = keyof typeof columns;
export const columnNames = Object.keys(columns) as readonly Column[];

/** One row as text, by column. A missing column is an empty text. */
export type RawRow = Readonly<Record<Column, string>>;

/** The row of some work. `workOf` reads it. */
export function rowOf({ date, item, title, careTaskId, minutes, by, cost, note }: Work): RawRow {
  return {
    date,
    item,
    title,
    careTaskId: careTaskId ?? '',
    minutes: minutes === undefined ? '' : String(minutes),
    by: by?.kind ?? '',
    name: by?.name ?? '',
    phone: by?.phone ?? '',
    cost: cost ? decimalOf(cost) : '',
    currency: cost?.currency ?? '',
    note,
  };
}

/** Other headings that people use, in lower case. */
const alsoCalled: Readonly<Record<string, Column>> = {
  'done on': 'date',
  day: 'date',
  appliance: 'item',
  equipment: 'item',
  category: 'item',
  description: 'title',
  task: 'title',
  work: 'title',
  'what was done': 'title',
  duration: 'minutes',
  who: 'by',
  company: 'name',
  contractor: 'name',
  telephone: 'phone',
  amount: 'cost',
  price: 'cost',
  notes: 'note',
  comment: 'note',
};

const byHeading: Readonly<Record<string, Column>> = {
  ...alsoCalled,
  ...Object.fromEntries(columnNames.map((name) => [columns[name].toLowerCase(), name])),
};

/** The column of each heading; undefined for one that isn't known, or that comes again. */
export function columnsOf(headings: readonly string[]): readonly (Column | undefined)[] {
  const found = headings.map((heading) => {
    const name = heading.trim().toLowerCase();
    return Object.hasOwn(byHeading, name) ? byHeading[name] : undefined;
  });
  return found.map((column, index) => (found.indexOf(column) === index ? column : undefined));
}

/** Whether a table with these columns says enough to be imported. */
export function areEnough(found: readonly (Column | undefined)[]): boolean {
  return found.includes('date') && found.includes('title');
}

export function rowFrom(found: readonly (Column | undefined)[], cells: readonly string[]): RawRow {
  const row = Object.fromEntries(columnNames.map((name) => [name, ''])) as Record<Column, string>;
  for (const [index, column] of found.entries()) if (column) row[column] = cells[index] ?? '';
  return row;
}
