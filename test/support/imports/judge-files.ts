import { readFileSync } from 'node:fs';
import { readFile } from '#adapters/table-worker/read-file.ts';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { currencyOfCountry } from '#core/domain/history/currency-of-country.ts';
import type { Answers } from '#core/domain/history/table/column-readers.ts';
import { ordersOfLanguage } from '#core/domain/history/table/date-order.ts';
import { encodingOfCountry } from '#core/domain/history/table/encodings.ts';
import { judgeOfRows } from '#core/domain/history/table/judge-rows.ts';
import { readTable } from '#core/domain/history/table/read-table.ts';
import { takeRow } from '#core/domain/history/table/take-rows.ts';
import { type Language, languages } from '#core/domain/languages.ts';
import { findWholeTable, resultOf } from './find-whole-table.ts';
import { readWholeTable } from './read-whole-table.ts';

type Row = {
  readonly date: string;
  readonly title: string;
  readonly minor: number | null;
  readonly currency: string | null;
  readonly company: string | null;
};
/** What the owner of a file knows of it, and answers if asked. */
type Facts = {
  readonly dateOrder?: string | null;
  readonly decimal?: string | null;
  readonly currency?: string | null;
  readonly durationUnit?: string | null;
};
/** A file as its maker describes it. */
type Expected = {
  readonly file: string;
  readonly country: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly rows: readonly Row[];
};

/** After all that the files of the folders say was done. */
const today = '2027-01-06';
const own = languages.map(historyTableIn);

const plain = ({ date, title, minor, currency, company }: Row) =>
  JSON.stringify([date, title, minor, currency, company]);

const answersOf = ({ decimal, ...facts }: Facts): Answers =>
  Object.fromEntries(
    Object.entries({ ...facts, decimalMark: decimal }).map(([id, answer]) => [id, answer ?? undefined]),
  );

/** The texts of one list that another lacks, equal ones as often as it lacks them. */
function without(texts: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Reads one file of a folder as the product does, and compares it with what its maker says of it. */
async function judgeFile(folder: URL, { file, country, language, facts, rows: wanted }: Expected) {
  const bytes = readFileSync(new URL(encodeURIComponent(file), folder));
  const table = await readFile(bytes, { fallback: encodingOfCountry(country), timezone: 'Europe/Paris' });
  const currency = currencyOfCountry(country);
  const home = { today, timezone: 'Europe/Paris', country, currency, orders: ordersOfLanguage(language) };
  const { questions } = resultOf(readTable(findWholeTable(table, own), home, { columns: {}, answers: {} }));
  const read = readWholeTable(table, home, own, { columns: {}, answers: answersOf(facts) });
  const judge = judgeOfRows([], { today, find: () => undefined, currency });
  const judged = read.rows.map((row) => judge(takeRow(row, read.readers)));
  const found = judged.flatMap((row) =>
    row.outcome === 'new'
      ? [
          plain({
            date: row.work.date,
            title: row.work.title,
            minor: row.work.cost?.minor ?? null,
            currency: row.work.cost?.currency ?? null,
            company: row.work.by?.kind === 'company' && row.work.by.name ? row.work.by.name : null,
          }),
        ]
      : [],
  );
  const expected = wanted.map(plain);
  // Equal rows count as often as they are there.
  const missing = without(expected, found);
  /** Columns with values that are in no field, in no note, and aren't named as left out. */
  const dropped = read.columns.filter(({ means, index }) =>
    read.rows.some((row, at) => {
      const [judgedRow, text] = [judged[at], String(row.cells[index] ?? '').trim()];
      return means === 'note' && judgedRow?.outcome === 'new' && text !== '' && !judgedRow.work.note.includes(text);
    }),
  );
  return {
    file,
    right: expected.length - missing.length,
    rows: expected.length,
    wrong: without(found, expected),
    missing,
    dropped: dropped.map(({ heading }) => heading),
    questions: questions.length,
    asks: questions.map(({ id }) => id),
    open: read.questions.map(({ id }) => id),
    left: [
      ...read.omitted.map(({ line, why }) => `${line} ${why}`),
      ...judged.flatMap((row) =>
        row.outcome === 'error' ? [`${row.line} ${row.problem.column} ${row.problem.is}`] : [],
      ),
    ],
    columns: read.columns.map(({ heading, means }) => `${heading}=${means}`),
  };
}
type Judged = Awaited<ReturnType<typeof judgeFile>>;

const refused = ({ file, rows }: Expected, error: unknown): Judged => ({
  file,
  right: 0,
  rows: rows.length,
  wrong: [],
  missing: rows.map(plain),
  dropped: [],
  questions: 0,
  asks: [],
  open: [],
  left: [],
  columns: [`refused: ${error}`],
});

/** Judges all files that a folder's `expected.json` describes. */
export async function judgeFiles(folder: URL): Promise<readonly Judged[]> {
  const files: readonly Expected[] = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8'));
  const judged: Judged[] = [];
  for (const file of files) judged.push(await judgeFile(folder, file).catch((error) => refused(file, error)));
  return judged;
}
