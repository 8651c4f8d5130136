import { describe, expect, it } from 'vitest';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { readTable, type TableChoices } from '#core/domain/history/table/read-table.ts';
import { takeRow } from '#core/domain/history/table/take-rows.ts';
import { languages } from '#core/domain/languages.ts';

const home = { today: '2027-01-09', timezone: 'Europe/Paris', country: 'FR', currency: 'EUR', orders: [] };
const own = languages.map(historyTableIn);
const nothing: TableChoices = { columns: {}, answers: {} };

/** Reads lines of cells between bars. */
function read(lines: readonly string[], choices = nothing, where: Partial<typeof home> = {}) {
  const rows = lines.map((text, index) => ({ line: index + 1, cells: text.split('|') }));
  const file = { kind: 'text', encoding: 'utf-8', sheets: [{ name: '', rows }], brokenLines: [] } as const;
  const table = readTable(file, { ...home, ...where }, own, choices);
  return { ...table, taken: table.rows.map((row) => takeRow(row, table.readers)) };
}

describe('a table', () => {
  it('has its headings in the first ten rows, and names what is above', () => {
    const { columns, omitted, taken } = read(['Our house', 'Ada|Lovelace', 'Date|Task|Cost', '2026-03-09|Swept|5']);
    expect(columns.map(({ heading }) => heading)).toEqual(['Date', 'Task', 'Cost']);
    expect(omitted.map(({ line, why }) => [line, why])).toEqual([
      [1, 'above'],
      [2, 'above'],
    ]);
    expect(taken).toMatchObject([{ line: 4, row: { title: 'Swept' } }]);
  });

  it('is read without headings by what its cells are', () => {
    const { taken } = read(['2026-03-09|Swept the chimney|€ 80,00', '2026-03-10|Cleaned the gutters|€ 9,50']);
    expect(taken).toMatchObject([
      { row: { date: '2026-03-09', title: 'Swept the chimney', cost: '80.00' } },
      { row: { date: '2026-03-10', title: 'Cleaned the gutters', cost: '9.50' } },
    ]);
  });

  it('leaves out sums, headings that come again, and what wasn’t done, each with its line', () => {
    const lines = [
      'Date|Task|Cost|Status',
      '2026-03-09|Swept|5|done',
      '|Total|5|',
      'Date|Task|Cost|Status',
      '|Later||open',
    ];
    const { omitted, taken } = read(lines);
    expect(taken.map(({ line }) => line)).toEqual([2]);
    expect(omitted.map(({ line, why }) => [line, why])).toEqual([
      [3, 'sum'],
      [4, 'headings'],
      [5, 'notDone'],
    ]);
  });

  it('puts what it doesn’t know into the note, and what is too long for its field too', () => {
    const title = 'Word '.repeat(40).trim();
    const { taken } = read(['Date|Task|Odometer|Note|Tyre', `2026-03-09|${title}|45120|rusty|front`]);
    const [work] = taken;
    expect(work?.row.title).toHaveLength(120);
    expect(work?.row.note).toBe(`Odometer: 45120\nrusty\nTyre: front\n${title}`);
  });

  it('prefers the day of completion to that of planning, and the name of the work to its description', () => {
    const { columns } = read(['id|completedDate|dueDate|name|description', '7|2026-03-09|2026-03-01|Swept|all of it']);
    expect(columns.map(({ means }) => means)).toEqual(['leave', 'date', 'note', 'title', 'note']);
  });

  it('takes people for people, one’s own words for oneself, and no name for those', () => {
    const doers = (heading: string, name: string) =>
      read([`Date|Task|${heading}`, `2026-03-09|Swept|${name}`]).taken.map(({ row: { by, name } }) => [by, name])[0];
    expect(doers('Completed by', 'Anna')).toEqual(['person', 'Anna']);
    expect(doers('Who', 'me')).toEqual(['me', '']);
    for (const name of ['Sam', 'Meg', 'Mina', 'Dupont']) expect(doers('Contractor', name)).toEqual(['', name]);
  });
});

describe('money', () => {
  const costs = (lines: readonly string[], choices = nothing, where: Partial<typeof home> = {}) => {
    const { taken, questions } = read(
      ['Date|Task|Cost', ...lines.map((cost) => `2026-03-09|Swept|${cost}`)],
      choices,
      where,
    );
    return {
      costs: taken.map(({ row, problem }) => problem?.is ?? `${row.cost} ${row.currency}`),
      asked: questions.map(({ id }) => id),
    };
  };

  it('with a sign that several countries share is the home’s, or asked about', () => {
    expect(costs(['$5.00', '7'], nothing, { country: 'CA', currency: 'CAD' })).toEqual({
      costs: ['5.00 CAD', '7.00 CAD'],
      asked: [],
    });
    expect(costs(['$5.00']).asked).toEqual(['currency']);
    const choices = { columns: {}, answers: { currency: 'AUD' } };
    expect(costs(['$5.00', '7'], choices)).toEqual({ costs: ['5.00 AUD', '7.00 AUD'], asked: [] });
  });

  it('has the mark that the column shows, otherwise the country’s, or is asked about', () => {
    expect(costs(['1.234', '12,50']).costs).toEqual(['1234.00 EUR', '12.50 EUR']);
    expect(costs(['1.234']).costs).toEqual(['1234.00 EUR']);
    expect(costs(['1,234']).asked).toEqual(['decimalMark']);
    // In a column with cents after the full stop, three places are no amount.
    expect(costs(['1.234', '12.50']).costs).toEqual(['noCost', '12.50 EUR']);
  });
});

it('a duration without a unit is asked about only if neither its heading nor its size says it', () => {
  const asked = (heading: string, cells: readonly string[]) =>
    read([`Date|Task|${heading}`, ...cells.map((cell) => `2026-03-09|Swept|${cell}`)]).questions.map(({ id }) => id);
  expect(asked('Duration', ['2', '5'])).toEqual(['durationUnit']);
  expect(asked('Duration', ['45', '90'])).toEqual([]);
  expect(asked('Duration', ['1.5', '2'])).toEqual([]);
  expect(asked('Hours', ['2', '5'])).toEqual([]);
});
