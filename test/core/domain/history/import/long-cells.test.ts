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
    '\u200e',
    "'",
  ],
  ...['(http://', '1年', '-', '1 ', ', ', '. ', 'iva incl', 'mar ', 'not ', 'h1', ': ', 'a-', '=', '€'],
];

/** Words that the expressions for cells know, and characters that become several letters, such as those of "bar". */
const known = [
  ...[
    'ttc',
    't.t.c.',
    'incl. vat',
    'inkl. mwst.',
    'iva incl',
    'iva incl.',
    'iva incluida',
    'bar',
    'contanti',
    '㍴',
    '㏂',
    'ﷺ',
  ],
  ...[
    'free',
    'gratuit',
    '(',
    '1',
    '.',
    ',-',
    '. ',
    '12:30',
    '1 h',
    'mars',
    '年',
    '月',
    'not',
    'done',
    'not yet',
    'and',
    'my',
    'Jean-',
    'Jean',
  ],
];
/** Just below the most that is read of a cell: of a state, a day, an amount, a heading. */
const caps = [40, 60, 120, 200];

const upTo = (cap: number, part: string) => `1${part.repeat((cap - 2) / part.length)}!`;

const readAt = (cells: readonly string[]) => {
  const rows = [
    { line: 1, cells: ['Date', 'Task', 'Cost', 'Contractor', 'Minutes', 'Status', 'Notes'] },
    ...cells.map((cell, at) => ({ line: at + 2, cells: ['2026-03-09', cell, cell, cell, cell, cell, cell] })),
    ...cells.map((cell, at) => ({ line: at + 2 + cells.length, cells: [cell, cell] })),
  ];
  const file = { kind: 'text', encoding: 'utf-8', sheets: [{ name: '', rows }], brokenLines: [] } as const;
  const table = readWholeTable(file, home, own, { columns: {}, answers: {} });
  for (const row of rows) takeRow(row, table.readers);
  return table;
};

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

  it.each(known)(
    '%j with each other known word, up to what is read of a cell',
    (word) => {
      const cells = known.flatMap((other) =>
        caps.flatMap((cap) => [upTo(cap, `${word}${other.repeat(5)}`), upTo(cap, `${word} ${other}`)]),
      );
      expect(readAt(cells).columns.length).toBeGreaterThan(0);
    },
    // Hundreds of times as long as it takes.
    8_000,
  );

  it('as no amount if it is too long only as its characters are read', () => {
    expect(amountTextOf(`1${`iva incl${'㍴'.repeat(5)}`.repeat(9)}!`)).toBeUndefined();
    expect(amountTextOf(`12 € ${'㍴'.repeat(39)}`)).toBeUndefined();
    expect(amountTextOf('12 € ㍴')).toMatchObject({ digits: '12' });
  });

  it('as no amount, unless it is long only by its spaces', () => {
    expect(amountTextOf(long(' '))).toBeUndefined();
    expect(amountTextOf(`12${' '.repeat(tableLimits.line)}€ (TTC , cash)`)).toMatchObject({ currency: 'EUR' });
    expect(amountTextOf(`12 €${' ttc'.repeat(3)}`)).toMatchObject({ digits: '12' });
    expect(amountTextOf(`12 €${' ttc'.repeat(20)} x`)).toBeUndefined();
    expect(amountTextOf(' '.repeat(tableLimits.line))).toBeNull();
  });
});
