import { startDatabaseServer } from '../support/database/database-server.ts';
import { breaks } from './breaks.ts';
import { runTests } from './run-tests.ts';
import { makeScratch } from './scratch.ts';

// Makes each mistake in a copy of the checkout and runs its tests. Arguments select the mistakes whose sentence or file
// contains all of them.

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = breaks.filter(({ what, file }) => words.every((word) => `${what} ${file}`.toLowerCase().includes(word)));
const print = (line: string) => process.stdout.write(`${line}\n`);
const verdicts = { failed: 'caught', passed: 'MISSED', 'did not run': 'DID NOT RUN' } as const;

if (chosen.length === 0) {
  print('No break has these words.');
  process.exit(1);
}

const database = await startDatabaseServer();
const scratch = await makeScratch();
let caught = 0;
try {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  print(`${chosen.length} breaks, ${files.length} test files`);
  const unbroken = await runTests(scratch.folder, files, database.connectionString);
  if (unbroken !== 'passed') throw new Error('These tests fail without a break. Run them by themselves first.');
  for (const each of chosen) {
    const started = performance.now();
    const outcome = await scratch.whileBroken(each, () =>
      runTests(scratch.folder, each.tests, database.connectionString),
    );
    if (outcome === 'failed') caught += 1;
    print(`${verdicts[outcome]}  ${each.what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
} finally {
  await database.stop();
  await scratch.remove();
}
print(`${caught} caught, ${chosen.length - caught} missed`);
process.exitCode = caught === chosen.length ? 0 : 1;
