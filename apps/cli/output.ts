import type { Terminal } from './terminal.ts';
import { terminalLine, terminalText } from './terminal-text.ts';

/** Writes a result: as one line of JSON for a program, or as the given lines for a person. */
export function print(
  { stdout }: Terminal,
  result: unknown,
  { json = false }: { json?: boolean | undefined },
  lines: () => string,
): void {
  stdout.write(`${terminalText(json ? JSON.stringify(result) : lines())}\n`);
}

/** Formats rows as columns, each as wide as its widest cell. */
export function table(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(terminalLine));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}

const width = 100;

/** Breaks a text into lines of 100 columns at most. The first one begins with `start`, and the others align with it. */
export function wrapped(start: string, text: string): string {
  const lines = [start];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isFresh = line.length === start.length;
    if (!isFresh && line.length + 1 + word.length > width) lines.push(' '.repeat(start.length) + word);
    else lines[lines.length - 1] = isFresh ? line + word : `${line} ${word}`;
  }
  return lines.join('\n');
}
