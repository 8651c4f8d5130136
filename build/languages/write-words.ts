import { dirname, join, relative } from 'node:path';

/** The English value with each text replaced by its translation. Throws if one is missing. */
function translated(value: unknown, translationOf: (path: string) => string | undefined, path: string): unknown {
  if (typeof value === 'string') {
    const text = translationOf(path);
    if (!text) throw new Error(`${path} isn't translated.`);
    return text;
  }
  if (Array.isArray(value)) return value.map((each, index) => translated(each, translationOf, `${path} › ${index}`));
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is written by hand: it isn't a text.`);
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, translated(below, translationOf, `${path} › ${key}`)]),
  );
}

/** The source of a file of translated words. Only files of plain texts can be written. */
export function sourceOfWords(
  file: string,
  english: Readonly<Record<string, unknown>>,
  translations: ReadonlyMap<string, string>,
): string {
  const [entry] = Object.entries(english);
  if (!entry) throw new Error(`${file} exports nothing.`);
  const [name, value] = entry;
  const words = translated(value, (path) => translations.get(path), name);
  const up = relative(join('fr', dirname(file)), '');
  return `import type { ${name} as english } from '${up}/en/${file}';
import type { Translation } from '${up}/translation.ts';

export const ${name}: Translation<typeof english> = ${JSON.stringify(words, null, 2)};
`;
}
