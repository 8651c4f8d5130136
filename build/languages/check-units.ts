import { numbersIn } from './numbers-in.ts';
import type { ReadUnit, Unit } from './xliff.ts';

/** The longest title that fits a row of the week. */
const longestTitle = 80;

const isTitle = (file: string, path: string): boolean => file.startsWith('items/') && path.endsWith(' › title');

/** The most characters that a text may have. Undefined if it may have any number. */
export const longestOf = (file: string, path: string): number | undefined =>
  isTitle(file, path) ? longestTitle : undefined;

/** What a translator has to know of a text besides its comment. */
export function limitNote(file: string, path: string): string {
  return isTitle(file, path) ? `At most ${longestTitle} characters.` : '';
}

/** Addresses of links stay, and values in braces: each as often as in English, in any order. */
const kept = (text: string): string =>
  [...text.matchAll(/\]\([^)]*\)|\{[^{}]*\}/g)]
    .map(([mark]) => mark)
    .sort()
    .join(' ');

/** What is wrong with a translation, each as a sentence without its place. Nothing is wrong with what isn't translated. */
export function problemsOf(file: string, { path, source, target }: Unit, language: string): readonly string[] {
  if (target === '') return [];
  const [ours, theirs] = [numbersIn(target, language).join(' '), numbersIn(source, 'en').join(' ')];
  return [
    ...(kept(target) === kept(source)
      ? []
      : [`has ${kept(target) || 'no values'} instead of ${kept(source) || 'none'}`]),
    ...(ours === theirs ? [] : [`has the numbers and marks ${ours || 'of none'} instead of ${theirs || 'none'}`]),
    ...(isTitle(file, path) && target.length > longestTitle ? [`is longer than ${longestTitle} characters`] : []),
    ...(/^\s/.test(source) === /^\s/.test(target) && /\s$/.test(source) === /\s$/.test(target)
      ? []
      : ['begins or ends with another space than the English']),
  ];
}

/** Each problem with the line of the translators' file. */
export const findingsIn = (
  files: readonly { readonly file: string; readonly units: readonly ReadUnit[] }[],
  language: string,
  name: string,
): readonly string[] =>
  files.flatMap(({ file, units }) =>
    units.flatMap((unit) =>
      problemsOf(file, unit, language).map((problem) => `${name}:${unit.line}: ${file} › ${unit.path} ${problem}`),
    ),
  );
