import { type FoundTable, findTable } from '#core/domain/history/table/find-table.ts';

/** Finds the table of a file without a stop. */
export function findWholeTable(...[file, own]: Parameters<typeof findTable>): FoundTable {
  const steps = findTable(file, own);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
