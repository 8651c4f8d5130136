/** The result: for a program as one JSON value, for a person as the lines given. */
export function print(result: unknown, { json = false }: { json?: boolean | undefined }, lines: () => string): void {
  process.stdout.write(`${json ? JSON.stringify(result) : lines()}\n`);
}

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}
