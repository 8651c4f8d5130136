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

/** Other headings that people use, in lower case. Like words to search for, they belong to no language. */
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
  jour: 'date',
  'fait le': 'date',
  appareil: 'item',
  catégorie: 'item',
  désignation: 'title',
  tâche: 'title',
  travaux: 'title',
  intervention: 'title',
  durée: 'minutes',
  qui: 'by',
  entreprise: 'name',
  société: 'name',
  artisan: 'name',
  tél: 'phone',
  montant: 'cost',
  prix: 'cost',
  remarque: 'note',
  commentaire: 'note',
};

/** The column of each heading; undefined for one that isn't known, or that comes again. `own`: what the columns are called. */
export function columnsOf(headings: readonly string[], own: Headings): readonly (Column | undefined)[] {
  const byHeading = new Map([
    ...Object.entries(alsoCalled),
    ...columnNames.map((name) => [own[name].toLowerCase(), name] as const),
  ]);
  const found = headings.map((heading) => byHeading.get(heading.trim().toLowerCase().replaceAll("'", '’')));
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
