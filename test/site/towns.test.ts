import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { rowOf } from '#adapters/node-fs/towns/row.ts';

const table = readFileSync(new URL('../../adapters/node-fs/towns/towns.tsv', import.meta.url), 'utf8');
/** Towns that no text names, from all parts of the table. */
const sample = table
  .trimEnd()
  .split('\n')
  .map(rowOf)
  .filter(({ name }, place) => place > 3000 && name.length > 8)
  .filter((_, place) => place % 50 === 0)
  .map(({ name }) => name);

it('no page, script or service worker brings the table of towns to a browser', () => {
  const folder = fileURLToPath(inject('web'));
  const files = globSync('**/*.{html,js,json,css,svg}', { cwd: folder });
  const named = files.map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return { file, towns: sample.filter((town) => text.includes(town)) };
  });
  expect(sample.length).toBeGreaterThan(100);
  expect(files.length).toBeGreaterThan(200);
  expect(named.filter(({ towns }) => towns.length > 3)).toEqual([]);
});
