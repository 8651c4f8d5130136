import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

type Outcome = 'passed' | 'failed' | 'did not run';

type Report = { readonly success: boolean; readonly testResults: readonly unknown[] };

/**
 * Runs test files of a checkout and stops at the first failure. `database` is the URL of a server for test databases.
 */
export async function runTests(folder: string, files: readonly string[], database: string): Promise<Outcome> {
  const reportFile = join(folder, 'dist', 'report.json');
  await rm(reportFile, { force: true });
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const options = ['--bail=1', '--retry=0', '--reporter=json', `--outputFile=${reportFile}`];
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
