import { spawnSync } from 'node:child_process';
import { startVitest } from 'vitest/node';
import { buildWeb } from '#apps/web/build.ts';
import { installChromium } from './support/browser/chromium.ts';

// Everything that `npm test` promises: lint, types, every test, and a last line that counts them.

function passes(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

const isTidy = passes('biome', ['check']) && passes('tsc', ['-p', '.']);
await buildWeb();
installChromium();

const vitest = await startVitest('test', process.argv.slice(2), { watch: false });
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const count = (state: string) => tests.filter((test) => test.result().state === state).length;
const failed = count('failed');
const broken =
  vitest.state.getUnhandledErrors().length + vitest.state.getTestModules().filter((module) => !module.ok()).length;
const unsteady = tests.filter((test) => test.diagnostic()?.flaky);
await vitest.close();

for (const { module, fullName } of unsteady) {
  process.stdout.write(`\npassed only when tried again: ${module.relativeModuleId} > ${fullName}`);
}
process.stdout.write(`\n${count('passed')} passed, ${failed} failed, ${count('skipped') + count('pending')} skipped\n`);
process.exit(isTidy && failed === 0 && broken === 0 && tests.length > 0 ? 0 : 1);
