import { shuffle } from '../domain/text/shuffle.ts';

type Text = readonly [path: string, text: string];

const between = ' › ';

/** Returns every text below a value, with the keys that lead to it. Functions are left out: they need values. */
export function textsOf(value: unknown, path = ''): readonly Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, path === '' ? key : path + between + key));
}

/** A short text that differs when the text does. */
const fingerprintOf = (text: string): string => (shuffle(text) * 2 ** 32).toString(36);

/** A care task, or another part of at most three keys: what a person translates and confirms at once. */
const partOf = (path: string): string => path.split(between).slice(0, 3).join(between);

/** The fingerprints of the English texts that a translation was made from, in their order, by part. */
export type MadeFrom = { readonly [Part in string]?: string };

/** What a translation that is made from these English words has to remember. */
export function madeFromOf(english: unknown): MadeFrom {
  const parts = Map.groupBy(textsOf(english), ([path]) => partOf(path));
  return Object.fromEntries(
    [...parts].map(([part, texts]) => [part, texts.map(([, text]) => fingerprintOf(text)).join(' ')]),
  );
}

/** Returns the paths of the English texts that have changed since the translation was made, and of new ones. */
export function staleTexts(english: unknown, madeFrom: MadeFrom): readonly string[] {
  const parts = Map.groupBy(textsOf(english), ([path]) => partOf(path));
  return [...parts].flatMap(([part, texts]) => {
    const remembered = madeFrom[part]?.split(' ') ?? [];
    const isSame = ([, text]: Text, index: number) => remembered[index] === fingerprintOf(text);
    const isWhole = remembered.length === texts.length;
    return texts.filter((text, index) => !(isWhole && isSame(text, index))).map(([path]) => path);
  });
}
