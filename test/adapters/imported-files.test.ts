import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableReader } from '#adapters/table-worker/table-reader.ts';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { currencyOfCountry } from '#core/domain/history/currency-of-country.ts';
import { ordersOfLanguage } from '#core/domain/history/table/date-order.ts';
import { encodingOfCountry } from '#core/domain/history/table/encodings.ts';
import { judgeOfRows } from '#core/domain/history/table/judge-rows.ts';
import { readTable } from '#core/domain/history/table/read-table.ts';
import { takeRow } from '#core/domain/history/table/take-rows.ts';
import { type Language, languages } from '#core/domain/languages.ts';

type Row = {
  readonly date: string;
  readonly title: string;
  readonly minor: number | null;
  readonly currency: string | null;
  readonly company: string | null;
};
/** A file as its maker describes it. `answers`: what its owner would answer if asked; `out`: how many lines are no work. */
type Expected = {
  readonly file: string;
  readonly country: string;
  readonly language: Language;
  readonly answers: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
};

const today = '2027-01-06';

async function readFixture(half: string, { file, country, language, answers, rows: wanted }: Expected) {
  const folder = new URL(`../fixtures/imports/${half}/`, import.meta.url);
  const bytes = readFileSync(new URL(file, folder));
  const table = await tableReader.read(bytes, { fallback: encodingOfCountry(country), timezone: 'Europe/Paris' });
  const currency = currencyOfCountry(country);
  const home = { today, timezone: 'Europe/Paris', country, currency, orders: ordersOfLanguage(language) };
  const own = languages.map(historyTableIn);
  const { questions } = readTable(table, home, own, { columns: {}, answers: {} });
  const read = readTable(table, home, own, { columns: {}, answers });
  const judge = judgeOfRows([], { today, find: () => undefined, currency });
  const judged = read.rows.map((row) => judge(takeRow(row, read.readers)));
  const taken = judged.flatMap((row) => (row.outcome === 'new' ? [row.work] : []));
  const plain = ({ date, title, minor, currency, company }: Row) =>
    JSON.stringify([date, title, minor, currency, company]);
  const found = taken.map(({ date, title, cost, by }) =>
    plain({
      date,
      title,
      minor: cost?.minor ?? null,
      currency: cost?.currency ?? null,
      company: by?.kind === 'company' ? by.name || null : null,
    }),
  );
  const expected = wanted.map(plain);
  /** Columns with values that are in no field, in no note, and aren't named as left out. */
  const dropped = read.columns.filter(({ means, index }) =>
    read.rows.some((row, at) => {
      const [judgedRow, text] = [judged[at], String(row.cells[index] ?? '').trim()];
      return means === 'note' && judgedRow?.outcome === 'new' && text !== '' && !judgedRow.work.note.includes(text);
    }),
  );
  return {
    right: expected.filter((row) => found.includes(row)).length,
    rows: expected.length,
    wrong: found.filter((row) => !expected.includes(row)).map((row) => `${file}: ${row}`),
    dropped: dropped.map(({ heading }) => `${file}: ${heading}`),
    questions: questions.length,
    open: read.questions.length,
  };
}

/** The files were written before the reader; those of the second half were first read when it was finished. */
it.each(['seen', 'sealed'])('the %s files of peers and of people in many countries are read right', async (half) => {
  const folder = new URL(`../fixtures/imports/${half}/`, import.meta.url);
  const files: readonly Expected[] = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8'));
  const read: Awaited<ReturnType<typeof readFixture>>[] = [];
  // One after the other, as the server reads them: each is a thread.
  for (const file of files) read.push(await readFixture(half, file));
  const sum = (of: (each: (typeof read)[number]) => number) => read.reduce((total, each) => total + of(each), 0);
  expect(read).toHaveLength(30);
  expect(read.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(read.flatMap(({ dropped }) => dropped)).toEqual([]);
  expect(sum(({ open }) => open)).toBe(0);
  expect(Math.max(...read.map(({ questions }) => questions))).toBeLessThanOrEqual(3);
  expect(sum(({ right }) => right) / sum(({ rows }) => rows)).toBeGreaterThanOrEqual(0.95);
});
