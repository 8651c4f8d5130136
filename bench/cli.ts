import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../build/build-server.ts';
import { goals } from './goals.ts';
import { report } from './report.ts';

const rounds = 31;
const cli = fileURLToPath(new URL('../dist/server/cli.js', import.meta.url));
const logger = fileURLToPath(new URL('../test/support/server/log-loaded-modules.ts', import.meta.url));
const sdks = ['stripe', 'postmark', '@react-email/render', 'react'];

function timed(args: readonly string[]): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, { env: {}, stdio: 'ignore' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} exited with ${status}`);
  return performance.now() - started;
}

/** Returns the packages that `--help` loads, according to the files that the module loader reads. */
function packagesOfHelp(): ReadonlySet<string> {
  const args = [`--import=${logger}`, cli, '--help'];
  const { stderr } = spawnSync(process.execPath, args, { env: {}, encoding: 'utf8' });
  const chunks = [...stderr.matchAll(/^loaded (file:.*)$/gm)].map(([, url = '']) => readFileSync(new URL(url), 'utf8'));
  return new Set(
    [...chunks.join('\n').matchAll(/node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/g)].map(([, name = '']) => name),
  );
}

/** Compares `--help` of the bundle with a Node process that does nothing. */
export async function run(): Promise<void> {
  await buildServer();
  const packages = packagesOfHelp();
  process.stdout.write(`the help loads ${[...packages].sort().join(', ')}\n`);
  const loaded = sdks.filter((name) => packages.has(name));
  if (!packages.has('commander') || loaded.length > 0) throw new Error(`The help loads ${loaded.join(', ')}`);
  const ours: number[] = [];
  const limit: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(timed([cli, '--help']));
    limit.push(timed(['-e', '0']));
  }
  report([{ measure: 'help', ours, limit, unit: 'ms', goal: goals.help }]);
}
