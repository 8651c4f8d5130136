import { historyTableIn } from '#core/catalogue/history-table-in.ts';
import type { TableChoices } from '#core/domain/history/table/read-table.ts';
import { takeRow } from '#core/domain/history/table/take-rows.ts';
import { languages } from '#core/domain/languages.ts';
import { readWholeTable } from './read-whole-table.ts';

/** Where the tables of tests are read. */
export const home = { today: '2027-01-09', timezone: 'Europe/Paris', country: 'FR', currency: 'EUR', orders: [] };
export const own = languages.map(historyTableIn);
export const nothing: TableChoices = { columns: {}, answers: {} };

/** Reads lines of cells between bars. */
export function readLines(lines: readonly string[], choices = nothing, where: Partial<typeof home> = {}) {
  const rows = lines.map((text, index) => ({ line: index + 1, cells: text.split('|') }));
  const file = { kind: 'text', encoding: 'utf-8', sheets: [{ name: '', rows }], brokenLines: [] } as const;
  const table = readWholeTable(file, { ...home, ...where }, own, choices);
  return { ...table, taken: table.rows.map((row) => takeRow(row, table.readers)) };
}
