import { expect, it } from 'vitest';
import { tableNamed } from '#adapters/node-fs/towns/table.ts';
import { likeliestRows } from '../../../build/towns/likeliest-rows.ts';

it('the likeliest towns of common beginnings are those of the other two tables', () => {
  const rows = likeliestRows(tableNamed('towns'), tableNamed('names'));
  expect(`${rows.join('\n')}\n` === tableNamed('likeliest').bytes.toString()).toBe(true);
});
