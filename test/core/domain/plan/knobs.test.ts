import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knobs } from '../../../ablate/knobs.ts';
import { occurrences } from '../../../breaks/scratch.ts';

it.each(knobs)('the text that is replaced is in its file once: $name', ({ file, find, replace }) => {
  expect(occurrences(readFileSync(file, 'utf8'), find)).toBe(1);
  expect(replace).not.toBe(find);
});

it('no two knobs are the same', () => {
  expect(new Set(knobs.map(({ name }) => name)).size).toBe(knobs.length);
});
