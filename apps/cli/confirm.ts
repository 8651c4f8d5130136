import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/**
 * Asks for confirmation before an action that cannot be undone. Returns true only for a yes. Throws `UsageError` if
 * stdin is not interactive.
 */
export async function confirm({ stdin, stderr }: Terminal, question: string): Promise<boolean> {
  if (!stdin.isTTY) throw new UsageError('This command asks for confirmation; add --yes to run it without a terminal.');
  const { createInterface } = await import('node:readline/promises');
  const prompt = createInterface({ input: stdin, output: stderr });
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} This cannot be undone. [y/N] `)).trim());
  } finally {
    prompt.close();
  }
}
