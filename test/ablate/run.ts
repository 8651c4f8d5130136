import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { type Knob, knobs } from './knobs.ts';

// Lives two years without each price, mask and rule of the solver, and prints those without which no rule of `plan check` is
// broken more often. What defends each of the others goes to standard error. `npm run ablate -- 5 season` lives every fifth
// life, without the knobs whose names contain the word.

const [step = '12', ...words] = process.argv.slice(2);
const chosen = knobs.filter(({ name }) => words.every((word) => name.includes(word)));
const limit = pLimit(Math.max(1, availableParallelism() - 1));
const run = promisify(execFile);

async function brokenWithout(knob?: Knob): Promise<Record<string, number>> {
  const file = join(import.meta.dirname, 'live-without.ts');
  const { stdout } = await run(process.execPath, [file, step, ...(knob ? [JSON.stringify(knob)] : [])]);
  return JSON.parse(stdout);
}

const before = await brokenWithout();
const results = await Promise.all(
  chosen.map((knob) =>
    limit(async () => {
      const broken = Object.entries(await brokenWithout(knob));
      const more = broken.map(([rule, count]) => ({ rule, count: count - (before[rule] ?? 0) }));
      const [most] = more.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
      return { knob, most };
    }),
  ),
);
for (const { knob, most } of results) {
  if (most) process.stderr.write(`${knob.name}: ${most.count} more break "${most.rule}"\n`);
  else process.stdout.write(`${knob.name}\n`);
}
process.stdout.write(`${results.filter(({ most }) => most).length} of ${results.length} are defended\n`);
