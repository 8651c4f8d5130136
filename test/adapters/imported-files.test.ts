import { expect, it } from 'vitest';
import { judgeFiles } from '../support/imports/judge-files.ts';

/**
 * The files of `seen` were written before the reader; those of `sealed` were first read when it was finished. Those of
 * both folders of `strangers` are of someone who hadn't read it. The reader was mended by the first of them; of the
 * second, it read 126 of 144 rows right at first sight.
 */
it.each([
  ['seen', 0],
  ['sealed', 0],
  ['strangers', 0],
  // Two open tasks of a template, which says nowhere that no one did them.
  ['strangers-sealed', 2],
])('the %s files of peers and of people in many countries are read right', async (half, wrongRows) => {
  const read = await judgeFiles(new URL(`../fixtures/imports/${half}/`, import.meta.url));
  const sum = (of: (each: (typeof read)[number]) => number) => read.reduce((total, each) => total + of(each), 0);
  expect(read).toHaveLength(30);
  expect(read.flatMap(({ file, wrong }) => wrong.map((row) => `${file}: ${row}`))).toHaveLength(wrongRows);
  expect(read.flatMap(({ file, dropped }) => dropped.map((heading) => `${file}: ${heading}`))).toEqual([]);
  expect(read.flatMap(({ open }) => open)).toEqual([]);
  expect(Math.max(...read.map(({ questions }) => questions))).toBeLessThanOrEqual(3);
  expect(sum(({ right }) => right) / sum(({ rows }) => rows)).toBeGreaterThanOrEqual(0.95);
});
