import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Language, languages } from '#core/domain/languages.ts';
import { spelledWords, spellerOf } from '../../../build/languages/spelling.ts';
import { foreignNames, knownWords } from '../../support/languages/known-words.ts';
import { writtenIn } from '../../support/languages/written-in.ts';

function textsOf(language: Language) {
  const folder = new URL(`../../../core/languages/${language}/`, import.meta.url);
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['site/slugs.ts', 'site/addresses.ts'] });
  return files.flatMap((file) => writtenIn(new URL(file, folder)).map((text) => ({ file, text })));
}

/** Hunspell looks for the parts of a compound for a moment only, so that a busy machine knows fewer long ones. */
const longestCompound = 20;

/** The words of a language that its dictionary lacks, in lower case, each with a text that has it. */
async function lackingIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const speller = await spellerOf(language);
  if (!speller) throw new Error(`The dictionary of ${language} isn’t installed.`);
  const words = new Map<string, string>();
  for (const { file, text } of textsOf(language)) {
    const own = foreignNames.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    for (const word of spelledWords(own)) words.set(word, `${file}: ${text}`);
  }
  const found = [...words]
    .filter(([word]) => word.length <= longestCompound)
    .flatMap(([word, where]) => speller.lacking(word).map((part) => [part, where] as const));
  speller.end();
  return new Map(found);
}

const lacking = new Map(
  await Promise.all(languages.map(async (language) => [language, await lackingIn(language)] as const)),
);

it.each(languages)('the texts in %s are spelt as its dictionary has them', (language) => {
  const others = languages.filter((other) => other !== language);
  // What two languages write in the same way, and neither dictionary has, is a name or a foreign word.
  const isShared = (word: string) => others.some((other) => lacking.get(other)?.has(word));
  const own = [...(lacking.get(language) ?? [])].filter(([word]) => !isShared(word));
  const known: readonly string[] = knownWords[language];
  expect(own.filter(([word]) => !known.includes(word))).toEqual([]);
  // In order, and each needed.
  expect(known).toEqual(own.map(([word]) => word).sort());
});

it('the foreign names are in French texts', () => {
  const french = textsOf('fr').map(({ text }) => text);
  expect(foreignNames.filter((name) => !french.some((text) => text.includes(name)))).toEqual([]);
});
