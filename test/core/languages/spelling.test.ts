import { globSync } from 'node:fs';
import english from 'dictionary-en-gb';
import french from 'dictionary-fr';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { expect, it } from 'vitest';
import { foreignNames, knownWords } from '../../support/languages/known-words.ts';
import { writtenIn } from '../../support/languages/written-in.ts';

const dictionaries = { en: english, fr: french } as const;
type Code = keyof typeof dictionaries;

/**
 * Names of sources, addresses and files, marks for countries and values, code, what has digits, abbreviations, and names
 * such as iPhone.
 */
const noWords =
  /\[[^\]]*\]\(http[^)]*\)|\]\([^)]*\)|\{[^}]*\}|https?:\S+|\S+\.csv|\S*[\d_/]\S*|(?<!\p{L})\p{Lu}{2,}s?(?!\p{L})|\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

function textsOf(language: Code) {
  const folder = new URL(`../../../core/languages/${language}/`, import.meta.url);
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['site/slugs.ts', 'site/addresses.ts'] });
  return files.flatMap((file) => writtenIn(new URL(file, folder)).map((text) => ({ file, text })));
}

/** The words of a language that its dictionary lacks, in lower case, each with a text that has it. */
async function lackingIn(language: Code): Promise<ReadonlyMap<string, string>> {
  const { aff, dic } = dictionaries[language];
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const speller = await createHunspellFromStrings(decode(aff), decode(dic));
  const words = new Map<string, string>();
  for (const { file, text } of textsOf(language)) {
    const own = foreignNames.reduce((rest, name) => rest.replaceAll(name, ' '), text).replaceAll(noWords, ' ');
    for (const [word] of own.matchAll(/\p{L}(?:[\p{L}’'-]*\p{L})?/gu)) words.set(word, `${file}: ${text}`);
  }
  // Of an elision, or a possessive: its word.
  const lacking = [...words]
    .filter(([word]) => !speller.testSpelling(word))
    .flatMap(([word, where]) => word.split(/[’']/).map((part) => [part, where] as const))
    .filter(([part]) => part.length > 2 && !speller.testSpelling(part))
    .map(([part, where]) => [part.toLowerCase(), where] as const);
  speller.dispose();
  return new Map(lacking);
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
