import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const options = {
  runs: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
} as const;

/** Runs test/model with so many lives, which are longer than in the tests. Options: `--runs=2000 --seed=1`. */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const env = { ...process.env, MODEL_RUNS: values.runs, PROPERTY_SEED: values.seed };
  const child = spawn('npx', ['vitest', 'run', '--project', 'unit', 'test/model'], { env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The model and the system disagree, with the seed ${values.seed}`);
}
