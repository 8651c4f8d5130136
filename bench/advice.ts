import { folders, halfIn } from './advice/data.ts';
import { printModel } from './advice/model.ts';
import { printSearch } from './advice/search.ts';
import { printStatements } from './advice/statements.ts';
import { printTriage } from './advice/triage.ts';

/**
 * How often the triage recognises an emergency, the search finds a care task that helps, and the checks stop what is
 * dangerous and keep what is honest. Prints figures only. The sealed half is what counts: the triage is trained on the open
 * half, and the words have been tuned on it.
 */
export async function run(): Promise<void> {
  for (const [name, folder] of Object.entries(folders)) {
    const half = halfIn(folder);
    if (half.emergencies.length === 0) {
      process.stdout.write(`${name} half: no texts in ${folder}\n`);
      continue;
    }
    process.stdout.write(`${name} half\n`);
    printTriage(half);
    await printSearch(half.symptoms);
    await printStatements(half);
  }
  await printModel(halfIn(folders.open).symptoms);
}
