import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

type Bill = { readonly packages: readonly { readonly name: string }[] };

it('npm lists every package, and finds none that is missing, invalid or superfluous', async () => {
  const project = new URL('../..', import.meta.url);
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=spdx'], {
    cwd: project,
    maxBuffer: 100_000_000,
  });
  const bill: Bill = JSON.parse(stdout);
  const names = new Set(bill.packages.map(({ name }) => name));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) expect(names).toContain(name);
});
