import { longest, mostCost, mostMinutes } from '../../limits.ts';
import { cleanText, overrideIn } from '../../text/readable-text.ts';
import { type IsoDate, isIsoDate } from '../../time/dates.ts';
import { type Doer, doerKinds, otherItem, type Work } from '../entry.ts';
import type { FindJob } from '../figures/safety.ts';
import { minorOf } from '../minor-of.ts';
import { isCurrency, type Money } from '../money.ts';
import type { Column, RawRow } from './columns.ts';

export type RowContext = {
  /** The household's day. */
  readonly today: IsoDate;
  readonly find: FindJob;
  /** The currency of a cost without one. */
  readonly currency: string;
};

/** What is wrong with a cell, which each language says in `history-table.ts`. */
export type RowProblem = {
  readonly column: Column;
  readonly is:
    | ('tooLong' | 'turnsRound' | 'severalLines' | 'missing')
    | ('noDay' | 'future' | 'noMinutes' | 'noCost' | 'refund' | 'noDoer' | 'noCareTask');
  /** The most characters or minutes that there may be; 0 where that isn't what is wrong. */
  readonly most: number;
};

/** The work of a row, or what is wrong with it. */
type ReadRow = { readonly work: Work } | { readonly problem: RowProblem };

const textLimits = {
  item: longest.category,
  title: longest.title,
  name: longest.name,
  phone: longest.phone,
  note: longest.notes,
} as const satisfies Partial<Record<Column, number>>;

const wrong = (column: Column, is: RowProblem['is'], most = 0) => ({ problem: { column, is, most } });

function wrongText(row: RawRow): { readonly problem: RowProblem } | undefined {
  for (const [column, most] of Object.entries(textLimits) as readonly (readonly [keyof typeof textLimits, number])[]) {
    const text = row[column];
    if (text.length > most) return wrong(column, 'tooLong', most);
    if (overrideIn(text) !== undefined) return wrong(column, 'turnsRound');
    if (column !== 'note' && /[\n\r\t]/.test(text)) return wrong(column, 'severalLines');
  }
  return row.title === '' ? wrong('title', 'missing') : undefined;
}

/** Undefined for a text that is not an amount. */
function costOf({ cost, currency }: RawRow, usual: string): Money | undefined {
  const code = currency || usual;
  if (!isCurrency(code)) return undefined;
  const minor = minorOf(cost, code, '.');
  return minor === undefined || minor > mostCost ? undefined : { minor, currency: code };
}

/** Undefined for an unknown kind. A name without a kind is a company’s. */
function doerOf({ by, name, phone }: RawRow): Doer | undefined {
  const kind = by === '' ? 'company' : doerKinds.find((each) => each === by.toLowerCase());
  return kind && { kind, name, phone };
}

/** Reads one row of a table, with days and amounts as `rowOf` writes them. An empty item becomes that of the care task, or `Other`. */
export function workOf(cells: RawRow, { today, find, currency }: RowContext): ReadRow {
  const row = Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, cleanText(text).trim()]),
  ) as RawRow;
  const text = wrongText(row);
  if (text) return text;

  const { date } = row;
  if (!isIsoDate(date)) return wrong('date', 'noDay');
  if (date > today) return wrong('date', 'future');
  const minutes = row.minutes === '' ? undefined : /^\d{1,6}$/.test(row.minutes) ? Number(row.minutes) : Number.NaN;
  if (minutes !== undefined && !(minutes <= mostMinutes)) return wrong('minutes', 'noMinutes', mostMinutes);
  const cost = row.cost === '' ? undefined : costOf(row, currency);
  if (row.cost !== '' && !cost) return wrong('cost', 'noCost');
  const by = row.by === '' && row.name === '' && row.phone === '' ? undefined : doerOf(row);
  if (row.by !== '' && !by) return wrong('by', 'noDoer');
  const job = row.careTaskId === '' ? undefined : find(row.careTaskId);
  if (row.careTaskId !== '' && !job) return wrong('careTaskId', 'noCareTask');

  return {
    work: {
      date,
      item: row.item || job?.item.name || otherItem,
      ...(job && { careTaskId: job.task.id }),
      title: row.title,
      ...(minutes !== undefined && { minutes }),
      ...(by && { by }),
      ...(cost && { cost }),
      note: row.note,
    },
  };
}
