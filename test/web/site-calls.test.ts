import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { siteCalls } from '#apps/site/build/calls.ts';

it('the scripts of public pages know every endpoint that they call, and no other', async () => {
  const called = new Set<string>();
  for await (const file of glob(['apps/site/live/**/*.ts', 'apps/ui/**/*.ts'])) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bcall\('(\w+)'/g)) called.add(name);
  }
  expect([...called].sort()).toEqual([...siteCalls].sort());
});
