import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { occurrences } from '../breaks/scratch.ts';
import type { Knob } from './knobs.ts';

// Prints how often each rule is broken in every n-th life, with the code as it would be without a knob. A process of its own,
// because modules are loaded once. The knob is JSON; an empty one changes nothing.

const [step = '1', json = ''] = process.argv.slice(2);
if (json) {
  const { file, find, replace }: Knob = JSON.parse(json);
  const path = join(import.meta.dirname, '../..', file);
  const text = readFileSync(path, 'utf8');
  if (occurrences(text, find) !== 1) throw new Error(`${file} doesn't contain this exactly once: ${find}`);
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      return url === pathToFileURL(path).href ? { ...loaded, source: text.replace(find, () => replace) } : loaded;
    },
  });
}
const { judge } = await import('./judge.ts');
const { allLives } = await import('./lives.ts');
const counts: Record<string, number> = {};
for (const { live } of allLives.filter((_, index) => index % Number(step) === 0))
  for (const { rule } of judge(live()).broken) counts[rule] = (counts[rule] ?? 0) + 1;
process.stdout.write(JSON.stringify(counts));
