import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '#core/domain/languages.ts';
import { textsOf } from '#core/languages/made-from.ts';
import { numbersIn } from '../../../build/languages/numbers-in.ts';

const folder = new URL('../../../core/languages/', import.meta.url);
/** Of the languages that are offered. */
const translations = globSync(
  languages.filter((language) => language !== 'en').map((language) => `${language}/**/*.ts`),
  { cwd: folder },
).filter((file) => !/(^|\/)(index|made-from)\.ts$/.test(file));
const read = async (file: string): Promise<Record<string, unknown>> => import(new URL(file, folder).href);

it.each(translations)('%s has the numbers, units and marks of the English', async (file) => {
  const language = file.split('/')[0] ?? '';
  const [words, english] = await Promise.all([read(file), read(file.replace(/^\w+/, 'en'))]);
  const originals = new Map(textsOf(english));
  const different = textsOf(words).flatMap(([path, text]) => {
    const original = originals.get(path);
    if (original === undefined) return [`${path} is not in the English`];
    const [ours, theirs] = [numbersIn(text, language), numbersIn(original, 'en')];
    return ours.join(' ') === theirs.join(' ') ? [] : [`${path}: ${ours.join(' ')} instead of ${theirs.join(' ')}`];
  });
  expect(different).toEqual([]);
});
