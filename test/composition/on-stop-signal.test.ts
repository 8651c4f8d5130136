import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { run } from '../support/server/process.ts';

const neverEnding = `
  import { onStopSignal } from './apps/composition/on-stop-signal.ts';
  onStopSignal(() => process.stdout.write('stopping '));
  setInterval(() => {}, 1000);
  process.stdout.write('ready ');
`;

it('a program stops once for the signals of one Ctrl-C, and ends at a later one', async () => {
  const { child, said, stop } = run('--input-type=module', ['--eval', neverEnding], {});
  await said('ready');
  child.kill('SIGINT');
  await said('stopping');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  await sleep(600);
  expect(child.exitCode).toBeNull();
  expect(await stop('SIGINT')).toEqual({ code: 1, stdout: 'ready stopping ', stderr: '' });
});
