import { languages } from '#core/domain/languages.ts';
import type { ServerWords } from '#core/languages/load-words.ts';

const words = new Map<string, ServerWords>(
  await Promise.all(
    languages.map(async (code) => [code, (await import(`../../../core/languages/${code}/index.ts`)).words] as const),
  ),
);

/** A page can't load a module without waiting for it, as the server does, so it has loaded the words of every language. */
export function loadWords(language: string): ServerWords {
  const found = words.get(language);
  if (!found) throw new Error(`There is no folder for the language ${language}`);
  return found;
}
