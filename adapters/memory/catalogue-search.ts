import type { CatalogueText, SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';

type Words = { readonly named: ReadonlySet<string>; readonly all: ReadonlySet<string> };

/** The words of each text, found once, because a question is compared with hundreds of texts. */
const wordsOfDocuments = new WeakMap<SearchDocument, Words>();

function wordsOf(document: SearchDocument): Words {
  const known = wordsOfDocuments.get(document);
  if (known) return known;
  const { names, symptoms, title, text } = document;
  const words = {
    named: new Set(plainWords(names.join(' '))),
    all: new Set(plainWords([title, text, ...symptoms].join(' '))),
  };
  wordsOfDocuments.set(document, words);
  return words;
}

/** How many of the words are in the texts; a name counts as much as three others. */
function scoreOf(document: SearchDocument, asked: readonly string[]): number {
  const { named, all } = wordsOf(document);
  return asked.reduce((sum, word) => sum + (named.has(word) ? 3 : 0) + (all.has(word) ? 1 : 0), 0);
}

const textOf = ({ kind, id, title, text }: SearchDocument): CatalogueText => ({ kind, id, title, text });

/** Orders the texts by how many of the question's words they contain. */
export function makeCatalogueSearch(documents: readonly SearchDocument[]): CatalogueSearch {
  const find: CatalogueSearch['find'] = async (question, limit, likelihood = () => 1) => {
    const asked = plainWords(question).filter((word) => word.length > 2);
    return documents
      .map((document) => ({ text: textOf(document), score: scoreOf(document, asked) }))
      .filter(({ score }) => score > 0)
      .map(({ text, score }) => ({ text, score: score * likelihood(text) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ text }) => text);
  };
  return { find, liken: find };
}
