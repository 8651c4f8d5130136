import { expect, it } from 'vitest';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { findTable } from '#core/domain/history/table/find-table.ts';
import { type TableFile, tableLimits } from '#core/domain/history/table/table-file.ts';
import { languages } from '#core/domain/languages.ts';

const own = languages.map(historyTableIn);
const { columns, sheets } = tableLimits;

/** As many sheets and columns as a workbook may have; each sheet has the same headings of its kind, and those before one have no work. */
function workbook(firstWithWork: number): TableFile {
  const sheetOf = (at: number) => {
    const [date, title] = at >= firstWithWork ? ['Date', 'Task'] : ['Thing', 'Place'];
    const cells = (row: number) => Array.from({ length: columns }, (_, index) => `cell ${row} ${index}`);
    const letters = (index: number) => String.fromCodePoint(0x61 + (index % 10), 0x61 + Math.floor(index / 10));
    const headings = [
      date,
      title,
      ...cells(0)
        .slice(2)
        .map((_, index) => `Xq ${letters(index)}`),
    ];
    const rows = Array.from({ length: 5 }, (_, row) => [
      at >= firstWithWork ? '2026-03-09' : 'soon',
      'Swept',
      ...cells(row + 1).slice(2),
    ]);
    return { name: `${at}`, rows: [headings, ...rows].map((each, line) => ({ line: line + 1, cells: each })) };
  };
  return {
    kind: 'workbook',
    encoding: null,
    sheets: Array.from({ length: sheets }, (_, at) => sheetOf(at)),
    brokenLines: [],
  };
}

function stepsOf(file: TableFile) {
  const steps = findTable(file, own);
  for (let count = 0; ; count++) {
    const { done, value } = steps.next();
    if (done) return { count, found: value };
  }
}

it('a table is found with a stop after each column, so that a wide one keeps no one waiting', () => {
  expect(stepsOf(workbook(0)).found.headings).toHaveLength(columns);
  expect(stepsOf(workbook(0)).count).toBeGreaterThanOrEqual(columns);
});

it('once a sheet with work is found, only the headings of the others are looked at', () => {
  const { count, found } = stepsOf(workbook(0));
  expect(count).toBe(sheets + columns);
  expect(found.rows).toHaveLength(5 * sheets);
});

it('the first sheet with work is read, and those before it are named', () => {
  const { count, found } = stepsOf(workbook(2));
  expect(count).toBe(sheets + 3 * columns);
  expect(found.others).toEqual(['0', '1']);
  expect(found.headings.slice(0, 2)).toEqual(['Date', 'Task']);
});

it('without work in any sheet, the first is read', () => {
  const { found } = stepsOf(workbook(sheets));
  expect(found.headings[0]).toBe('Thing');
});

it('of a long cell, only the beginning is looked at', () => {
  const cells = Array.from({ length: 40 }, () => 'a b '.repeat(8_000));
  const rows = Array.from({ length: 250 }, (_, line) => ({ line: line + 1, cells: [`${line}`, ...cells] }));
  const { found } = stepsOf({ kind: 'workbook', encoding: null, sheets: [{ name: '', rows }], brokenLines: [] });
  expect(found.guess).toHaveLength(1 + cells.length);
}, 8_000); // Many times as long as it takes.

it('of several tables of a text, the one with the most work is read', () => {
  const table = (name: string, rows: readonly (readonly string[])[]) => ({
    name,
    rows: [['Date', 'Task'], ...rows].map((cells, line) => ({ line: line + 1, cells })),
  });
  const work = Array.from({ length: 40 }, (_, at) => ['2026-03-09', at === 7 ? '' : `Swept ${at}`]);
  const file = { kind: 'text', encoding: 'utf-8', separator: ',', brokenLines: [] } as const;
  const sheets = [
    { name: '', rows: [{ line: 1, cells: ['Our house'] }] },
    table('Maintenance', work),
    {
      ...table('Reminders', []),
      rows: [
        ['Date', 'Chore'],
        ['2027-01-01', 'Sweep'],
      ].map((cells, at) => ({ line: 50 + at, cells })),
    },
  ];
  const steps = findTable({ ...file, sheets }, own);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.rows).toHaveLength(40);
  expect(step.value.others).toEqual(['Our house', 'Reminders']);
});
