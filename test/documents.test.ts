import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { timetable } from '#adapters/pg-boss/timetable.ts';
import { generatedParts, withGeneratedParts } from './support/documents/generated.ts';

const documents = globSync('{*.md,{docs,test,apps,bench}/**/*.md}', { exclude: ['**/node_modules/**'] });

/** Paths from the top of the checkout in code, without those of recipes, whose variable parts are in capitals. */
function pathsIn(text: string): readonly string[] {
  const code = text.match(/```[\s\S]*?```|`[^`]+`/g) ?? [];
  const paths = code.flatMap(
    (each) => each.match(/(?<![\w./-])(adapters|apps|bench|build|core|docs|test)\/[\w./-]+/g) ?? [],
  );
  return paths.filter((path) => !/(^|\/)[A-Z]+\b|[A-Z]{4}/.test(path));
}

/** The relative links of a document, each as a path and the heading that it names. */
const linksIn = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link.split('#'));

/** The links of a document whose label names a file other than the one that they lead to. */
const misnamedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[([\w.-]+\.tsx?)\]\(([^)]+)\)/g)]
    .filter(([, label = '', target = '']) => basename(target) !== label)
    .map(([link]) => link);

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const faults = (faultsOf: (file: string, text: string) => readonly string[]): readonly string[] =>
  documents.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`));

it('every path that a document names exists', () => {
  expect(faults((_, text) => pathsIn(text).filter((path) => !existsSync(path)))).toEqual([]);
});

it('every relative link leads to a file and a heading that exist', () => {
  const isBroken = (file: string, [path = '', heading]: readonly string[]) => {
    const target = path === '' ? file : join(dirname(file), path);
    return !existsSync(target) || (heading && target.endsWith('.md') && !anchorsOf(target).includes(heading));
  };
  expect(
    faults((file, text) =>
      linksIn(text)
        .filter((link) => isBroken(file, link))
        .map((link) => link.join('#')),
    ),
  ).toEqual([]);
});

it('every link that names a file leads to that file', () => {
  expect(faults((_, text) => misnamedIn(text))).toEqual([]);
});

it('the manual says what each scheduled job does', () => {
  const manual = readFileSync('docs/operations.md', 'utf8');
  expect(Object.keys(timetable).filter((job) => !manual.includes(`| \`${job}\` |`))).toEqual([]);
});

it('every number and rule that a document takes from the code is the one of the code', async () => {
  for (const page of documents.filter((file) => readFileSync(file, 'utf8').match(generatedParts)))
    await expect(await withGeneratedParts(page, readFileSync(page, 'utf8'))).toMatchFileSnapshot(join('..', page));
});

it('the page about the planner has no number beside those', () => {
  const page = readFileSync('docs/how-a-week-is-planned.md', 'utf8');
  const prose = page.replace(generatedParts, '').replaceAll(/\]\([^)]*\)|decision \d+|^\d\. /gm, '');
  expect(prose.match(/.*\d.*/g)).toBeNull();
});

const records = globSync('docs/decisions/*.md');
const numberOf = (path: string): number => Number(/(\d{4})-[^/]*$/.exec(path)?.[1]);
const known = new Set(records.map(numberOf));

it('there are at most 60 decision records, each with its number and at most 25 lines', () => {
  expect(records.length).toBeLessThanOrEqual(60);
  const wrong = records.filter((path) => {
    const text = readFileSync(path, 'utf8');
    const isWhole = ['Context', 'Decision', 'Consequence'].every((part) => text.includes(`\n**${part}.**`));
    return !text.startsWith(`# ${numberOf(path)}. `) || !isWhole || text.trimEnd().split('\n').length > 25;
  });
  expect(wrong).toEqual([]);
});

it('a record that names another one above its context is named there, too', () => {
  const namedAbove = (path: string) =>
    linksIn(readFileSync(path, 'utf8').split('\n**Context.**')[0] ?? '').map(([link = '']) => numberOf(link));
  const namedIn = (number: number) => records.filter((path) => numberOf(path) === number).flatMap(namedAbove);
  const oneSided = records.filter((path) => namedAbove(path).some((other) => !namedIn(other).includes(numberOf(path))));
  expect(oneSided).toEqual([]);
});

it('the code names only records that exist, and each record is named in the code or in a document', () => {
  const files = globSync(['*.ts', '{core,adapters,apps,build,bench,test}/**/*.{ts,tsx,sh}', ...documents], {
    exclude: ['**/node_modules/**', 'docs/decisions/*'],
  });
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecisions\/(\d{4})\b|\b[Dd]ecisions? (\d{1,3})\b/g)].map(
      ([, path, number]) => ({ file, number: Number(path ?? number) }),
    ),
  );
  expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
  expect([...known].filter((each) => !named.some(({ number }) => number === each))).toEqual([]);
});
