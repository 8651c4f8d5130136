import type { TableHome } from '#core/domain/history/table/column-readers.ts';
import type { OwnTable } from '#core/domain/history/table/guess-columns.ts';
import { readTable, type TableChoices } from '#core/domain/history/table/read-table.ts';
import type { TableFile } from '#core/domain/history/table/table-file.ts';
import { findWholeTable, resultOf } from './find-whole-table.ts';

/** Reads a table, and parts its rows into those with work and those that are left out, by line. */
export function readWholeTable(file: TableFile, home: TableHome, own: readonly OwnTable[], choices: TableChoices) {
  const table = resultOf(readTable(findWholeTable(file, own), home, choices));
  const judged = table.rows.map((row) => ({ row, omission: table.omissionOf(row) }));
  return {
    ...table,
    rows: judged.filter(({ omission }) => omission === undefined).map(({ row }) => row),
    omitted: [...table.outside, ...judged.flatMap(({ omission }) => omission ?? [])].toSorted(
      (one, other) => one.line - other.line,
    ),
  };
}
