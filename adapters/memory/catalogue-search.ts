import type { CatalogueText, SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';

/** How many of the words are in the texts; a name counts as much as three others. */
function scoreOf({ names, symptoms, title, text }: SearchDocument, asked: readonly string[]): number {
  const named = new Set(plainWords(names.join(' ')));
  const words = new Set(plainWords([title, text, ...symptoms].join(' ')));
  return asked.reduce((sum, word) => sum + (named.has(word) ? 3 : 0) + (words.has(word) ? 1 : 0), 0);
}

const textOf = ({ kind, id, title, text }: SearchDocument): CatalogueText => ({ kind, id, title, text });

/** Orders the texts by how many of the question's words they contain. */
export function makeCatalogueSearch(documents: readonly SearchDocument[]): CatalogueSearch {
  return {
    find: async (question, limit) => {
      const asked = plainWords(question).filter((word) => word.length > 2);
      return documents
        .map((document) => ({ document, score: scoreOf(document, asked) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ document }) => textOf(document));
    },
  };
}
