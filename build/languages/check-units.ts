import { numbersIn } from './numbers-in.ts';
import type { ReadUnit, Unit } from './xliff.ts';

/** Where there is room for so many characters only: a row of the week, and what search engines show. */
const limits: readonly (readonly [file: RegExp, path: RegExp, longest: number])[] = [
  [/^items\//, / › title$/, 80],
  [/^guides\//, / › description$/, 160],
  [/^guides\//, / › answer$/, 200],
  [/^site\/metadata\.ts$/, / › description$/, 165],
];

/** The most characters that a text may have. Undefined if it may have any number. */
export const longestOf = (file: string, path: string): number | undefined =>
  limits.find(([ofFile, ofPath]) => ofFile.test(file) && ofPath.test(path))?.[2];

/** Addresses of links stay, and values in braces: each as often as in English, in any order. */
const kept = (text: string): string =>
  [...text.matchAll(/\]\([^)]*\)|\{[^{}]*\}/g)]
    .map(([mark]) => mark)
    .sort()
    .join(' ');

/** What is wrong with a translation, each as a sentence without its place. Nothing is wrong with what isn't translated. */
export function problemsOf(file: string, { path, source, target }: Unit, language: string): readonly string[] {
  if (target === '') return [];
  const longest = longestOf(file, path) ?? Infinity;
  const [ours, theirs] = [numbersIn(target, language).join(' '), numbersIn(source, 'en').join(' ')];
  return [
    ...(kept(target) === kept(source)
      ? []
      : [`has ${kept(target) || 'no values'} instead of ${kept(source) || 'none'}`]),
    ...(ours === theirs ? [] : [`has the numbers and marks ${ours || 'of none'} instead of ${theirs || 'none'}`]),
    ...(target.length > longest ? [`is longer than ${longest} characters`] : []),
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
