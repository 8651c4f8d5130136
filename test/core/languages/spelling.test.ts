import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spelledWords, spellerOf } from '../../../build/languages/spelling.ts';
import { foreignNames, knownWords } from '../../support/languages/known-words.ts';
import { writtenIn } from '../../support/languages/written-in.ts';

type Code = 'en' | 'fr';

function textsOf(language: Code) {
  const folder = new URL(`../../../core/languages/${language}/`, import.meta.url);
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['site/slugs.ts', 'site/addresses.ts'] });
  return files.flatMap((file) => writtenIn(new URL(file, folder)).map((text) => ({ file, text })));
}

/** The words of a language that its dictionary lacks, in lower case, each with a text that has it. */
async function lackingIn(language: Code): Promise<ReadonlyMap<string, string>> {
  const speller = await spellerOf(language);
  if (!speller) throw new Error(`The dictionary of ${language} isn’t installed.`);
  const words = new Map<string, string>();
  for (const { file, text } of textsOf(language)) {
    const own = foreignNames.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    for (const word of spelledWords(own)) words.set(word, `${file}: ${text}`);
  }
  const found = [...words].flatMap(([word, where]) => speller.lacking(word).map((part) => [part, where] as const));
  speller.end();
  return new Map(found);
}

const lacking = { en: await lackingIn('en'), fr: await lackingIn('fr') } as const;

it.each([
  ['en', 'fr'],
  ['fr', 'en'],
] as const)('the texts in %s are spelt as its dictionary has them', (language, other) => {
  // What both languages write in the same way, and neither dictionary has, is a name or a foreign word.
  const own = [...lacking[language]].filter(([word]) => !lacking[other].has(word));
  const known: readonly string[] = knownWords[language];
  expect(own.filter(([word]) => !known.includes(word))).toEqual([]);
  // In order, and each needed.
  expect(known).toEqual(own.map(([word]) => word).sort());
});

it('the foreign names are in French texts', () => {
  const french = textsOf('fr').map(({ text }) => text);
  expect(foreignNames.filter((name) => !french.some((text) => text.includes(name)))).toEqual([]);
});
