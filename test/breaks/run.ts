import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startDatabaseServer } from '../support/database/database-server.ts';
import { breaks } from './breaks.ts';
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

type Outcome = 'passed' | 'failed' | 'did not run';

type Report = { readonly success: boolean; readonly testResults: readonly unknown[] };

/**
 * Runs test files of a checkout and stops at the first failure. `database` is the URL of a server for test databases.
 */
async function runTests(folder: string, files: readonly string[], database: string): Promise<Outcome> {
  const reportFile = join(folder, 'dist', 'report.json');
  await rm(reportFile, { force: true });
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const options = ['--bail=1', '--reporter=json', `--outputFile=${reportFile}`];
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: folder,
    env: { ...process.env, TEST_DATABASE_URL: database },
    stdio: 'ignore',
  });
  await once(child, 'close');
  const report = await readFile(reportFile, 'utf8').then(
    (text): Report => JSON.parse(text),
    () => undefined,
  );
  if (!report || report.testResults.length === 0) return 'did not run';
  return report.success ? 'passed' : 'failed';
}
