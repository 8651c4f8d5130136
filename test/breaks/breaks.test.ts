import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { breaks } from './breaks.ts';
import { occurrences } from './scratch.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

describe('the list of breaks', () => {
  it('finds the text of each break exactly once in its file', () => {
    const stale = breaks.filter(
      ({ file, find }) => !existsSync(pathOf(file)) || occurrences(readFileSync(pathOf(file), 'utf8'), find) !== 1,
    );
    expect(stale.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
  });

  it('changes something with each break', () => {
    expect(breaks.filter(({ find, replace }) => find === replace)).toEqual([]);
  });

  it('names test files that exist', () => {
    expect(breaks.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect([...new Set(breaks.flatMap(({ tests }) => tests))].filter((test) => !existsSync(pathOf(test)))).toEqual([]);
  });

  it('has a different sentence for each break', () => {
    const sentences = breaks.map(({ what }) => what);
    expect(sentences.filter((what, index) => sentences.indexOf(what) !== index)).toEqual([]);
  });
});
