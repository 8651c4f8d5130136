import { describe, expect, it } from 'vitest';
import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import { amountTextOf } from '#core/domain/history/table/amount-text.ts';
import { tableLimits } from '#core/domain/history/table/table-file.ts';
import { takeRow } from '#core/domain/history/table/take-rows.ts';
import { languages } from '#core/domain/languages.ts';
import { readWholeTable } from '../../../../support/imports/read-whole-table.ts';

const home = { today: '2027-01-09', timezone: 'Europe/Paris', country: 'FR', currency: 'EUR', orders: [] };
const own = languages.map(historyTableIn);

/** As long as a line of a file may be, with ends that make no expression match early. */
const long = (part: string) => `1${part.repeat(tableLimits.line / part.length)}x`;
const parts = [
  ...[
    ' ',
    '\n',
    '\t',
    '(',
    '( ',
    ' (',
    '[',
    '1',
    'a',
    'A',
    'aA',
    '年',
    'a.',
    'a ',
    ' ttc',
    'ttc ',
    ' (ttc',
    'in ',
    '- ',
    'T',
    "'",
  ],
  ...['(http://', '1年', '-', '1 ', ', ', '. ', 'iva incl', 'mar ', 'not ', 'h1', ': ', 'a-', '=', '€'],
];

// The test's own limit of time is what an expression that goes back and forth exceeds.
describe('a cell as long as a line may be is read', () => {
  it.each(parts)('%j in every column', (part) => {
    const cells = ['2026-03-09', long(part), long(part), long(part), long(part), long(part)];
    const rows = [{ line: 1, cells: ['Date', 'Task', 'Cost', 'Contractor', 'Minutes', 'Status'] }].concat({
      line: 2,
      cells,
    });
    const file = { kind: 'text', encoding: 'utf-8', sheets: [{ name: '', rows }], brokenLines: [] } as const;
    const table = readWholeTable(file, home, own, { columns: {}, answers: {} });
    for (const row of rows) expect(takeRow(row, table.readers).line).toBe(row.line);
  });

  it.each(parts)('%j in headings', (part) => {
    const rows = [
      { line: 1, cells: ['Date', 'Task', `Cost ${long(part)}`, `Firma ${long(part)}`] },
      { line: 2, cells: ['2026-03-09', 'Swept', '5', 'Dupont'] },
    ];
    const file = { kind: 'text', encoding: 'utf-8', sheets: [{ name: '', rows }], brokenLines: [] } as const;
    expect(readWholeTable(file, home, own, { columns: {}, answers: {} }).columns).toHaveLength(4);
  });

  it('as no amount, unless it is long only by its spaces', () => {
    expect(amountTextOf(long(' '))).toBeUndefined();
    expect(amountTextOf(`12${' '.repeat(tableLimits.line)}€ (TTC , cash)`)).toMatchObject({ currency: 'EUR' });
    expect(amountTextOf(`12 €${' ttc'.repeat(20)}`)).toMatchObject({ digits: '12' });
    expect(amountTextOf(`12 €${' ttc'.repeat(20)} x`)).toBeUndefined();
    expect(amountTextOf(' '.repeat(tableLimits.line))).toBeNull();
  });
});
