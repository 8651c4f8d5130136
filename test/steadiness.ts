import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium } from './support/browser/chromium.ts';
import { startDatabaseServer } from './support/database/database-server.ts';
import { needsOf } from './support/run/levels.ts';
import { buildPrograms } from './support/server/process.ts';

// Finds tests that sometimes fail: npm run steadiness -- [--times 20] [--runs 5] [--seed 1] [PATH ...]
// Runs every test file so many times beside processes that keep all cores busy, each time in another order, and then
// whole runs without them. Prints each failure as it comes, and at last `N files, N runs, N failed`.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [times, runs, firstSeed] = [values.times, values.runs, values.seed].map(Number);
if (
  times === undefined ||
  runs === undefined ||
  firstSeed === undefined ||
  [times, runs, firstSeed].some(Number.isNaN)
) {
  process.stderr.write('How often? npm run steadiness -- --times 20 --runs 5\n');
  process.exit(2);
}

/** A part of what Vitest's JSON reporter writes. */
type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const files = new Set<string>();
let fileRuns = 0;
let failed = 0;

/** Runs the tests once in the order of the seed, and prints what fails. */
async function runOnce(seed: number, folder: string): Promise<void> {
  const output = join(folder, `${seed}.json`);
  const args = ['run', ...positionals, `--sequence.seed=${seed}`, '--reporter=json', `--outputFile=${output}`];
  const vitest = spawn('vitest', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  vitest.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
  const [status] = await once(vitest, 'close');
  const report: Report | undefined = await readFile(output, 'utf8').then(JSON.parse, () => undefined);
  const results = report?.testResults ?? [];
  for (const { name, status: outcome, message, assertionResults } of results) {
    const file = relative(process.cwd(), name);
    files.add(file);
    fileRuns += 1;
    if (outcome === 'passed') continue;
    failed += 1;
    const broken = assertionResults.filter((test) => test.status === 'failed');
    const reasons = broken.map(({ fullName, failureMessages }) => `  ${fullName}\n${failureMessages.join('\n')}`);
    process.stdout.write(`\nfailed with --sequence.seed=${seed}: ${file}\n${[message, ...reasons].join('\n')}\n`);
  }
  if (status !== 0 && results.every(({ status: outcome }) => outcome === 'passed')) {
    failed += 1;
    process.stdout.write(`\nthe run with --sequence.seed=${seed} failed outside a test:\n${complaints}\n`);
  }
}

/** Turns for as long as its parent lives. */
const turn = 'const parent = process.ppid; while (process.ppid === parent);';

/** Keeps every core busy until the work is done. */
async function besideBusyProcesses(work: () => Promise<void>): Promise<void> {
  const busy: readonly ChildProcess[] = Array.from({ length: Math.max(2, availableParallelism()) }, () =>
    spawn(process.execPath, ['-e', turn], { stdio: 'ignore' }),
  );
  try {
    await work();
  } finally {
    for (const each of busy) each.kill('SIGKILL');
  }
}

const needs = needsOf(positionals);
const [database] = await Promise.all([
  needs.programs ? startDatabaseServer() : undefined,
  needs.programs ? buildPrograms() : undefined,
  needs.browser ? installChromium() : undefined,
]);
if (database) process.env.TEST_DATABASE_URL = database.connectionString;
const folder = await mkdtemp(join(tmpdir(), 'upkept-steadiness-'));
const seeds = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index);
const runAll = async (all: readonly number[]) => {
  for (const seed of all) await runOnce(seed, folder);
};
await besideBusyProcesses(() => runAll(seeds(times, firstSeed)));
await runAll(seeds(runs, firstSeed + times));
await rm(folder, { recursive: true, force: true });
await database?.stop();
process.stdout.write(`\n${files.size} files, ${fileRuns} runs, ${failed} failed\n`);
process.exit(failed === 0 && files.size > 0 ? 0 : 1);
