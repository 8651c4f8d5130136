import { describe, expect, it } from 'vitest';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { textsIn, titleToStore } from '#core/catalogue/texts-in.ts';
import { doerKinds, otherItem } from '#core/domain/history/entry.ts';
import { columnNames, type RawRow, rowOf } from '#core/domain/history/table/columns.ts';
import { guessColumns } from '#core/domain/history/table/guess-columns.ts';
import { takeRow } from '#core/domain/history/table/take-rows.ts';
import { workOf } from '#core/domain/history/table/work-of.ts';
import { languages } from '#core/domain/languages.ts';
import { resultOf } from '../../support/imports/find-whole-table.ts';
import { readWholeTable } from '../../support/imports/read-whole-table.ts';

const work = { date: '2026-12-03', note: '', cost: { minor: 14_950, currency: 'EUR' } } as const;
const context = { today: '2027-01-09', find: () => undefined, currency: 'EUR' };
const rows = catalogue.flatMap(({ name: item, tasks }, index) =>
  tasks.map(({ id: careTaskId, title }) => {
    const kind = doerKinds[index % doerKinds.length] ?? 'me';
    return rowOf({ ...work, item, careTaskId, title, by: { kind, name: '', phone: '' } });
  }),
);

describe.each(languages)('the history as a table in %s', (language) => {
  const table = historyTableIn(language);

  const headings = Object.values(table.columns);
  const own = languages.map(historyTableIn);
  /** The rows as a file has them, read again. */
  const again = (exported: readonly RawRow[]) => {
    const rows = exported.map((row, index) => ({
      line: index + 2,
      cells: columnNames.map((name) => table.say(row)[name]),
    }));
    const sheets = [{ name: '', rows: [{ line: 1, cells: headings }, ...rows] }];
    const home = { today: '2027-01-09', timezone: 'UTC', country: 'DE', currency: 'EUR', orders: [] };
    const file = { kind: 'text', encoding: 'utf-8', sheets, brokenLines: [] } as const;
    const read = readWholeTable(file, home, own, { columns: {}, answers: {} });
    expect(read.questions).toEqual([]);
    return read.rows.map((row) => table.read(takeRow(row, read.readers).row));
  };

  it('is read as the history that it was made of', () => {
    const ours = rowOf({ ...work, item: 'Piano', title: 'Tuned' });
    const other = rowOf({ ...work, item: otherItem, title: 'Tuned' });
    expect(again([...rows, ours, other])).toEqual([...rows, ours, other]);
  });

  it.each([
    ['EUR', 14_950],
    ['TND', 149_500],
    ['JPY', 149_500],
  ])('has costs in %s that can be imported again', (currency, minor) => {
    const row = rowOf({ ...work, item: 'Piano', title: 'Tuned', cost: { minor, currency } });
    expect(again([row]).map((read) => workOf(read, context))).toMatchObject([{ work: { cost: { minor, currency } } }]);
  });

  it('has headings of its own, each of which names its column', () => {
    expect(resultOf(guessColumns(headings, [], own))).toEqual(Object.keys(table.columns));
    expect(headings.filter((heading) => heading.includes(table.separator))).toEqual([]);
  });
});

it('a title of the catalogue is stored in English, in whichever language it is, and any other as it is', () => {
  for (const { id, title, landlord } of catalogue.flatMap(({ tasks }) => tasks)) {
    for (const language of languages) {
      const { title: theirs = '', landlord: asked } = textsIn(language).careTaskById.get(id)?.task ?? {};
      expect(titleToStore(id, theirs)).toBe(title);
      if (asked) expect(titleToStore(id, asked.title)).toBe(landlord?.title);
    }
    expect(titleToStore(id, 'Tuned')).toBe('Tuned');
  }
  expect(titleToStore('retired.task', 'Tuned')).toBe('Tuned');
});

it('a row in French is French', () => {
  const { say, sayProblem } = historyTableIn('fr');
  const row = rowOf({
    ...work,
    item: 'Central Heating',
    careTaskId: 'central-heating.bleed-radiators',
    title: 'Bleed the radiators',
    by: { kind: 'company', name: 'Dupont', phone: '' },
  });
  expect(say(row)).toMatchObject({
    item: 'Chauffage central',
    title: 'Purger les radiateurs',
    by: 'entreprise',
    cost: '149,50',
  });
  expect(say({ ...row, title: 'Bled by Sam' }).title).toBe('Bled by Sam');
  expect(sayProblem({ column: 'minutes', is: 'noMinutes', most: 10_000 })).toMatch(/^Minutes.: doit être un nombre/);
});
