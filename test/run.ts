import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startVitest, type TestCase } from 'vitest/node';
import { installChromium } from './support/browser/chromium.ts';
import { startDatabaseServer } from './support/database/database-server.ts';
import { makeStopwatch } from './support/run/stopwatch.ts';
import { buildPrograms } from './support/server/process.ts';

// Runs everything that `npm test` consists of: lint, types and every test. The last line counts the tests.

/** The run fails if more tests than this pass only when they run again. */
const toleratedRetries = 2;

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

// Several checkers each work out the types that they share, and the build needs the other processor.
const tidiness = stopwatch.time('lint and types', () =>
  Promise.all([passes('biome', ['check', '--colors=force']), passes('tsc', ['-p', '.', '--checkers', '1'])]),
);
const [, , database] = await Promise.all([
  stopwatch.time('build', buildPrograms),
  installChromium(),
  startDatabaseServer(),
]);
process.env.TEST_DATABASE_URL = database.connectionString;

const vitest = await startVitest('test', process.argv.slice(2), {
  watch: false,
  reporters: ['default', stopwatch.reporter],
});
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const unhandled = vitest.state.getUnhandledErrors().length;
const brokenModules = vitest.state.getTestModules().filter((module) => !module.ok()).length;
await vitest.close();
await database.stop();
const isTidy = (await tidiness).every(Boolean);

const count = (...states: readonly string[]) => tests.filter((test) => states.includes(test.result().state)).length;
const unsteady = tests.filter((test) => test.diagnostic()?.flaky);
const nameOf = ({ module, fullName }: TestCase) => `${module.relativeModuleId} > ${fullName}`;
/** What Vitest remembers of the runs of a test that failed before one passed. */
const failuresOf = (test: TestCase) => (test.result().errors ?? []).map(({ stack, message }) => stack ?? message);
const lines = [
  ...unsteady.flatMap((test) => [`passed only when it ran again: ${nameOf(test)}`, ...failuresOf(test)]),
  ...(unsteady.length > toleratedRetries ? [`more than ${toleratedRetries} tests needed to run again`] : []),
  ...(isTidy ? [] : ['lint or types failed: see above']),
  stopwatch.summary(),
  `${count('passed')} passed, ${count('failed')} failed, ${count('skipped', 'pending')} skipped`,
];
process.stdout.write(`\n${lines.join('\n')}\n`);

const isGood = count('failed') + unhandled + brokenModules === 0 && tests.length > 0;
process.exit(isTidy && isGood && unsteady.length <= toleratedRetries ? 0 : 1);
