import { EntryTable, type ShownColumns } from './entry-table.tsx';
import type { Line } from './passport.ts';

/** Repairs and other work, on all items. */
export function WorksTable({ works, includes }: { works: readonly Line[]; includes: ShownColumns }) {
  return <EntryTable label="Repairs and other work" lines={works} includes={includes} />;
}
