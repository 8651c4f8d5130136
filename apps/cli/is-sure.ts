import { createInterface } from 'node:readline/promises';
import { UsageError } from './usage-error.ts';

/**
 * Asks on stderr before an irreversible action. Any reply except yes counts as no. Throws `UsageError` without a
 * terminal.
 */
export async function isSure(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('There is nobody to ask; add --yes to go ahead.');
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} This cannot be undone. [y/N] `)).trim());
  } finally {
    prompt.close();
  }
}
