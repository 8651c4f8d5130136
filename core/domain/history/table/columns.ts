import type { Work } from '../entry.ts';
import { decimalOf } from '../money.ts';

/** The columns of the history as a table, in their order. */
export const columnNames = [
  'date',
  'item',
  'title',
  'careTaskId',
  'minutes',
  'by',
  'name',
  'phone',
  'cost',
  'currency',
  'note',
] as const;

export type Column = (typeof columnNames)[number];

/** The heading of each column, in one language. */
export type Headings = Readonly<Record<Column, string>>;

/** One row as text, by column, in the values that the database knows. A missing column is an empty text. */
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
