import { spelledWords, spellerOf } from './spelling.ts';
import type { ReadUnit, TranslatedFile } from './xliff.ts';

/** How a language denies or forbids. */
const negations: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(never|no|not|nor|none|nothing|nobody|without|cannot)(?!\p{L})|n’t(?!\p{L})/iu,
  fr: /(?<!\p{L})(ne|n’\p{L}+|jamais|pas|aucune?s?|ni|rien|sans|non)(?!\p{L})/iu,
  de: /(?<!\p{L})(nicht|nie|niemals|niemand\p{L}*|kein\p{L}*|nichts|weder|ohne)(?!\p{L})/iu,
};

/** What one of both texts denies or forbids, and the other doesn't. */
function negationOf({ source, target }: ReadUnit, language: string): readonly string[] {
  const [theirs, ours] = [negations.en?.exec(source)?.[0], negations[language]?.exec(target)?.[0]];
  if (!negations[language] || !theirs === !ours) return [];
  return [theirs ? `has no negation for “${theirs}”` : `has “${ours}”, and its English has no negation`];
}

/**
 * What may be wrong with the translations of a file, for a person to decide, each with its line in the file: words that
 * the dictionary lacks, unless the English or the language's other texts have them, and negations that are lost or new.
 */
export async function doubtsIn(
  files: readonly TranslatedFile<ReadUnit>[],
  language: string,
  name: string,
  present: readonly TranslatedFile[],
): Promise<readonly string[]> {
  const speller = await spellerOf(language);
  const used = new Set(present.flatMap(({ units }) => units.flatMap(({ target }) => spelledWords(target))));
  const misspelt = ({ source, target }: ReadUnit) => {
    const theirs = new Set(spelledWords(source));
    return spelledWords(target)
      .filter((word) => !used.has(word) && !theirs.has(word))
      .flatMap((word) => speller?.lacking(word) ?? [])
      .map((word) => `has “${word}”, which the dictionary lacks`);
  };
  const doubts = files.flatMap(({ file, units }) =>
    units
      .filter(({ target }) => target !== '')
      .flatMap((unit) =>
        [...misspelt(unit), ...negationOf(unit, language)].map(
          (doubt) => `${name}:${unit.line}: ${file} › ${unit.path} ${doubt}`,
        ),
      ),
  );
  speller?.end();
  return speller ? doubts : [`No dictionary of ${language} is installed, so its spelling isn’t checked.`, ...doubts];
}
