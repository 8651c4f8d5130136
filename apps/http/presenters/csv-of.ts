import type { Turns } from '#core/ports/turns.ts';

const rowsAtOnce = 50;

/** Writes a table as CSV, in turns with other requests. */
export async function csvOf(table: readonly (readonly string[])[], turns: Turns): Promise<string> {
  // Loaded with the first export, because few users export.
  const { stringify } = await import('csv-stringify/sync');
  const starts = Array.from({ length: Math.ceil(table.length / rowsAtOnce) }, (_, index) => index * rowsAtOnce);
  const pieces = await turns.map(starts, (start) =>
    stringify(table.slice(start, start + rowsAtOnce), { record_delimiter: 'windows' }),
  );
  return pieces.join('');
}
