import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseCLI, startVitest } from 'vitest/node';
import { installChromium } from './support/browser/chromium.ts';
import { startDatabaseServer } from './support/database/database-server.ts';
import { needsOf } from './support/run/levels.ts';
import { makeStopwatch } from './support/run/stopwatch.ts';
import { buildPrograms } from './support/server/process.ts';

// Runs everything that `npm test` consists of: lint, types and every test; with paths, only these tests and what they
// need. Vitest's options may follow, such as --sequence.seed=7 for the order of an earlier run. The last line counts the tests.

const { filter, options } = parseCLI(['vitest', ...process.argv.slice(2)]);
const isWhole = filter.length === 0;
const needs = needsOf(filter);
const stopwatch = makeStopwatch();

/** Runs a program and prints its output once it ends, so that the outputs of several don't mix. */
async function passes(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  process.stdout.write(output);
  return status === 0;
}

if (needs.browser) {
  // First, because it may need a person's help.
  await installChromium().catch(({ message }: Error) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
}
// Several checkers each work out the types that they share, and the build needs the other processor.
const tidiness = isWhole
  ? stopwatch.time('lint and types', () =>
      Promise.all([passes('biome', ['check', '--colors=force']), passes('tsc', ['-p', '.', '--checkers', '1'])]),
    )
  : Promise.resolve([]);
const [database] = await Promise.all([
  needs.programs ? startDatabaseServer() : undefined,
  needs.programs ? stopwatch.time('build', buildPrograms) : undefined,
]);
if (database) process.env.TEST_DATABASE_URL = database.connectionString;

const seed = options.sequence?.seed ?? Date.now() % 1_000_000;
const vitest = await startVitest('test', filter, {
  ...options,
  sequence: { ...options.sequence, seed },
  watch: false,
  reporters: ['default', stopwatch.reporter],
});
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const unhandled = vitest.state.getUnhandledErrors().length;
const brokenModules = vitest.state.getTestModules().filter((module) => !module.ok()).length;
await vitest.close();
await database?.stop();
const isTidy = (await tidiness).every(Boolean);

const count = (...states: readonly string[]) => tests.filter((test) => states.includes(test.result().state)).length;
const lines = [
  ...(isTidy ? [] : ['lint or types failed: see above']),
  `in the order of --sequence.seed=${seed}`,
  ...stopwatch.summary(),
  `${count('passed')} passed, ${count('failed')} failed, ${count('skipped', 'pending')} skipped`,
];
process.stdout.write(`\n${lines.join('\n')}\n`);

const isGood = count('failed') + unhandled + brokenModules === 0 && tests.length > 0;
process.exit(isTidy && isGood ? 0 : 1);
