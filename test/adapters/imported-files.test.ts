import { expect, it } from 'vitest';
import { judgeFiles } from '../support/imports/judge-files.ts';

/**
 * The files of `seen` were written before the reader; those of `sealed` were first read when it was finished. Those of
 * both folders of `strangers` are of someone who hadn't read it. The reader was mended by the first of them; of the
 * second, it read 126 of 144 rows right at first sight.
 */
it.each([
  { half: 'seen', rows: 61, missing: 0, questions: 0, wrong: [] },
  // Two open tasks of a template, whose days a person has to say are days of work.
  { half: 'sealed', rows: 66, missing: 2, questions: 2, wrong: [] },
  // Refunds, each of which is left out with its reason.
  { half: 'strangers', rows: 147, missing: 4, questions: 0, wrong: [] },
  { half: 'strangers-sealed', rows: 144, missing: 5, questions: 1, wrong: [] },
])('the $half files of peers and of people in many countries are read right', async ({ half, ...known }) => {
  const read = await judgeFiles(new URL(`../fixtures/imports/${half}/`, import.meta.url));
  const sum = (of: (each: (typeof read)[number]) => number) => read.reduce((total, each) => total + of(each), 0);
  expect(read).toHaveLength(30);
  expect(read.flatMap(({ wrong }) => wrong)).toEqual(known.wrong);
  expect(read.flatMap(({ file, dropped }) => dropped.map((heading) => `${file}: ${heading}`))).toEqual([]);
  expect(read.flatMap(({ open }) => open)).toEqual([]);
  expect({
    rows: sum(({ rows }) => rows),
    missing: sum(({ missing }) => missing.length),
    questions: sum(({ questions }) => questions),
  }).toEqual({ rows: known.rows, missing: known.missing, questions: known.questions });
});
