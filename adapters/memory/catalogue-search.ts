import type { SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';

/** Orders the texts by how many of the question's words they contain; a name counts as much as three others. */
export function makeCatalogueSearch(documents: readonly SearchDocument[]): CatalogueSearch {
  const entries = documents.map(({ names, symptoms, ...text }) => ({
    text,
    names: new Set(plainWords(names.join(' '))),
    words: new Set(plainWords([text.title, text.text, ...symptoms].join(' '))),
  }));
  return {
    find: async (question, limit) => {
      const asked = plainWords(question).filter((word) => word.length > 2);
      return entries
        .map(({ text, names, words }) => ({
          text,
          score: asked.reduce((sum, word) => sum + (names.has(word) ? 3 : 0) + (words.has(word) ? 1 : 0), 0),
        }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ text }) => text);
    },
  };
}
