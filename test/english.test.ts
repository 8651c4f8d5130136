import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

/** Words of translated English, each with a plain replacement. */
const replacements: readonly (readonly [word: RegExp, plain: string])[] = [
  [/\b(whoever|nobody|somebody)\b/i, 'name the person, the role or the caller'],
  [/\banew\b/i, 'again'],
  // Alone, it is a name in the code.
  [/(^|[.;:] )answers\b(?!\.?$| a question)/i, 'returns'],
  [/\b(tells|told)\b/i, 'returns, reports or receives'],
  [/\bstands\b(?! (for|in))/i, 'is, or contains'],
  [/\bwhat (there is|is left|it is made of)\b/i, 'name the thing'],
  [/\blets? (it )?be\b|\bis let\b|\bhad its fill\b/i, 'leaves unchanged, may, or reached its limit'],
  [/\bdear(er|est)?\b|\breckon/i, 'expensive; expect'],
  [/\bplug(ged|s)? out\b|\btelephone/i, 'unplug; phone'],
  [/\bby the count of\b|\bonly with your yes\b/i, 'according to; only if you say yes'],
];

/** Long texts for users, which are edited separately from the code, and what users say. */
const longTexts = ['core/languages/*/**', 'core/catalogue/search/lay/*', 'apps/site/content/**'];
/** The tools of some benchmarks, which have packages of their own. */
const packages = '**/node_modules/**';
/** A system user of this name runs PostgreSQL. */
const withoutUser = (text: string) => text.replaceAll(/^nobody$|"nobody"/g, '');

const withoutCode = (text: string) => text.replaceAll(/`[^`]*`/g, '');

type Text = { readonly file: string; readonly text: string };

function commentsOf(file: string): readonly Text[] {
  const source = readFileSync(file, 'utf8');
  return parseSync(file, source).comments.map(({ value }) => ({
    file,
    text: withoutCode(value.replace(/\n\s*\*/g, '').replace(/^\W+/, '')),
  }));
}

/** Returns the texts that users, support staff and operators read: every string, template and text of the code. */
function textsOf(file: string): readonly Text[] {
  const texts: Text[] = [];
  const add = (text: string | null) => texts.push({ file, text: withoutUser(text ?? '') });
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateElement: ({ value }) => add(value.cooked),
    JSXText: ({ value }) => add(value.replaceAll(/\s+/g, ' ')),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return texts;
}

/** Returns the titles of the tests: the string before the function of `it('…', () => …)` or `each(…)('…', () => …)`. */
function titlesOf(file: string): readonly Text[] {
  const titles = readFileSync(file, 'utf8').matchAll(/\(\s*(['"`])(.+?)\1, (?:async )?(?:\(|\w+ =>)/g);
  return [...titles].map(([, , text = '']) => ({ file, text }));
}

const linesOf = (file: string): readonly Text[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => ({ file, text: withoutCode(line) }));

function translated(texts: readonly Text[]): readonly string[] {
  return texts.flatMap(({ file, text }) =>
    replacements.flatMap(([word, plain]) => {
      const found = word.exec(text)?.[0];
      return found ? [`${file}: "${found.trim()}" in "${text.trim()}". Write: ${plain}`] : [];
    }),
  );
}

it.each([
  [
    'comments',
    () => globSync('{core,adapters,apps,bench,build,test}/**/*.{ts,tsx}', { exclude: [packages] }).flatMap(commentsOf),
  ],
  [
    'texts',
    () =>
      globSync('{core,adapters,apps,bench,build}/**/*.{ts,tsx}', { exclude: [...longTexts, packages] }).flatMap(
        textsOf,
      ),
  ],
  ['test titles', () => globSync('test/**/*.{ts,tsx}').flatMap(titlesOf)],
  ['documents', () => globSync('{*.md,docs/**/*.md}').flatMap(linesOf)],
] as const)('the %s are plain English', (_, texts) => {
  expect(translated(texts())).toEqual([]);
});
