import { createHunspellFromStrings } from 'hunspell-wasm';

/**
 * Names of sources, addresses and files, marks for countries and values, code, what has digits, abbreviations, and names
 * such as iPhone.
 */
const noWords =
  /\[[^\]]*\]\(http[^)]*\)|\]\([^)]*\)|\{[^}]*\}|https?:\S+|\S+\.csv|\S*[\d_/]\S*|(?<!\p{L})\p{Lu}{2,}s?(?!\p{L})|\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

export const spelledWords = (text: string): readonly string[] =>
  [...text.replaceAll(noWords, ' ').matchAll(/\p{L}(?:[\p{L}’'-]*\p{L})?/gu)].map(([word]) => word);

type Speller = {
  /** What the dictionary lacks of a word, in lower case: of an elision or a possessive, its parts. */
  lacking(word: string): readonly string[];
  end(): void;
};

type Dictionary = { readonly aff: Uint8Array; readonly dic: Uint8Array };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** Undefined if no dictionary of the language is installed: the package `dictionary-` and its code. */
export async function spellerOf(language: string): Promise<Speller | undefined> {
  const installed = import(`dictionary-${language === 'en' ? 'en-gb' : language}`) as Promise<{ default: Dictionary }>;
  const found = await installed.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const speller = await createHunspellFromStrings(decode(found.default.aff), decode(found.default.dic));
  return {
    lacking: (word) =>
      speller.testSpelling(word)
        ? []
        : word
            .split(/[’']/)
            .filter((part) => part.length > 2 && !speller.testSpelling(part))
            .map((part) => part.toLowerCase()),
    end: () => speller.dispose(),
  };
}
