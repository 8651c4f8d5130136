import { careTaskOfTitle } from '../catalogue/care-task-of-title.ts';
import { historyTableIn } from '../catalogue/history-table-in.ts';
import { careTaskById } from '../catalogue/index.ts';
import { DomainError } from '../domain/errors.ts';
import { otherItem } from '../domain/history/entry.ts';
import type { TableHome } from '../domain/history/table/column-readers.ts';
import type { RawRow } from '../domain/history/table/columns.ts';
import { ordersOfLanguage } from '../domain/history/table/date-order.ts';
import { findTable } from '../domain/history/table/find-table.ts';
import { type FileRow, type JudgedRow, judgeOfRows } from '../domain/history/table/judge-rows.ts';
import type { Omission } from '../domain/history/table/left-out.ts';
import { matchKey } from '../domain/history/table/match-key.ts';
import { type JudgedTable, readTable, type TableChoices } from '../domain/history/table/read-table.ts';
import type { TableFile } from '../domain/history/table/table-file.ts';
import { takeRow } from '../domain/history/table/take-rows.ts';
import { usualCurrency } from '../domain/history/usual-currency.ts';
import type { Household } from '../domain/home/household.ts';
import { type Language, languages } from '../domain/languages.ts';
import { importLimits } from '../domain/limits.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLoop } from '../ports/event-loop.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import { inTurns } from './in-turns.ts';

/** What a person said about a table. `matches`: the care task of a kind of work, by its key; null if it is none. */
export type FileChoices = TableChoices & { readonly matches: Readonly<Record<string, string | null>> };

/** What people bring: a table that was read, with what they said about it, or the rows of a passport. */
export type ImportFile =
  | { readonly kind: 'table'; readonly table: TableFile; readonly choices: FileChoices }
  | { readonly kind: 'passport'; readonly rows: readonly FileRow[] };

/** `omitted`: what of a table is no work, by line. */
type JudgedFile = {
  readonly rows: readonly JudgedRow[];
  readonly table?: JudgedTable & { readonly omitted: readonly Omission[] };
};

const own = () => languages.map((language) => historyTableIn(language));

const refused = (message: string) => new DomainError('invalid_input', { issues: [{ path: 'file', message }] });

/** In the language whose headings a table has: that of its reader, unless it has more of another's. */
function languageOf(headings: readonly string[], reader: Language): Language {
  const known = (language: Language) => {
    const columns = new Set(Object.values(historyTableIn(language).columns).map((heading) => heading.toLowerCase()));
    return headings.filter((heading) => columns.has(heading.toLowerCase().replaceAll("'", '’'))).length;
  };
  return [reader, ...languages].reduce((best, each) => (known(each) > known(best) ? each : best));
}

type Input = { readonly household: Household; readonly language: Language; readonly file: ImportFile };

/** Says what importing each row of a file would do. Throws `invalid_input` for too many rows, and for no work at all. */
export const makeJudgeFile =
  ({ clock, eventLoop }: { readonly clock: Clock; readonly eventLoop: EventLoop }) =>
  async ({ history }: Stores, { household, language, file }: Input): Promise<JudgedFile> => {
    const { id, timezone, country = '' } = household;
    const today = dateInZone(clock.now(), timezone);
    const entries = await history.entries(id, timezone, today);
    const currency = usualCurrency(entries, country);
    const judge = judgeOfRows(entries, { today, find: (careTaskId) => careTaskById.get(careTaskId), currency });
    if (file.kind === 'passport') return { rows: await eventLoop.map(checked(file.rows), judge) };
    const home: TableHome = { today, timezone, country, currency, orders: ordersOfLanguage(language) };
    const found = await inTurns(eventLoop, findTable(file.table, own()));
    const table = await inTurns(eventLoop, readTable(found, home, file.choices));
    if (!table.isEnough && table.columns.length < 2) throw refused('The file is not a table that Upkept can read');
    const { read } = historyTableIn(languageOf(table.readers.places.headings, language));
    const isOpen = table.questions.length > 0;
    const omissions = await eventLoop.map(table.rows, table.omissionOf);
    const works = table.isEnough ? table.rows.filter((_, index) => omissions[index] === undefined) : [];
    const rows = await eventLoop.map(checked(works), (row) => {
      const taken = takeRow(row, table.readers);
      const judged = judge({ ...taken, row: withCareTask(read(taken.row), file.choices.matches) });
      return isOpen && judged.outcome !== 'error' ? { ...judged, outcome: 'open' as const } : judged;
    });
    const omitted = [...table.outside, ...omissions.filter((each) => each !== undefined)];
    return { rows, table: { ...table, omitted: omitted.toSorted((one, other) => one.line - other.line) } };
  };

/** The row with the care task that a person chose for such work, or the one whose title it has. */
function withCareTask(row: RawRow, matches: FileChoices['matches']): RawRow {
  if (row.careTaskId !== '') return row;
  const chosen = matches[matchKey({ title: row.title, item: row.item || otherItem })];
  return { ...row, careTaskId: chosen === undefined ? (careTaskOfTitle(row.title, row.item) ?? '') : (chosen ?? '') };
}

function checked<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length > importLimits.rows) throw refused(`The file must have at most ${importLimits.rows} rows`);
  return rows;
}
