import { createInterface } from 'node:readline/promises';
import { UsageError } from './usage-error.ts';

/** Asks on stderr before what cannot be undone; anything but a yes is a no. Throws `UsageError` where nobody can answer. */
export async function isSure(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('There is nobody to ask; add --yes to go ahead.');
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} This cannot be undone. [y/N] `)).trim());
  } finally {
    prompt.close();
  }
}
