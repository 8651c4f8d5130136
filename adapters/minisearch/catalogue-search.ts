import type { CatalogueText, SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { stem } from '#core/domain/advice/stem.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';
import { makeReadWords } from './phrases.ts';
import { stopWords } from './stop-words.ts';

type Options = {
  readonly load: () => Promise<readonly SearchDocument[]>;
  /** What the best text must score for any to be found. It depends on the number of texts. */
  readonly floor?: number;
};

const fields = ['names', 'symptoms', 'said', 'title', 'text'] as const;
type Entry = { readonly id: number } & { readonly [Field in (typeof fields)[number]]: string };

/** The words that people use count most. Most of a long text is about something else. */
const boost = { names: 4, symptoms: 4, said: 5, title: 2, text: 1 };
/** Shorter words have too many neighbours. */
const shortestPrefix = 4;
const shortestWithErrors = 5;

async function buildIndex(load: Options['load']) {
  const [{ default: MiniSearch }, documents] = await Promise.all([import('minisearch'), load()]);
  const readWords = makeReadWords(documents.flatMap(({ names, symptoms }) => [...names, ...symptoms]));
  const asOne = (phrases: readonly string[]) => phrases.map((phrase) => plainWords(phrase).join('')).join(' ');
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: (text) => [...readWords(text)],
    processTerm: (word) => (stopWords.has(word) ? null : stem(word)),
    searchOptions: {
      boost,
      prefix: (word) => word.length >= shortestPrefix,
      fuzzy: (word) => (word.length >= shortestWithErrors ? 0.25 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    },
  });
  // Between these, other requests have their turn: all of them take a fifth of a second.
  await index.addAllAsync(
    documents.map(({ title, text, said, names, symptoms }, id) => ({
      id,
      title,
      text,
      said,
      names: asOne(names),
      symptoms: asOne(symptoms),
    })),
    { chunkSize: 10 },
  );
  return { index, documents };
}

const textOf = ({ names: _, symptoms: __, said: ___, ...text }: SearchDocument): CatalogueText => text;

/**
 * Full-text search in memory, which tolerates typing errors. The first question builds the index and calls `load`: most
 * processes never search.
 */
export function makeCatalogueSearch({ load, floor = 0 }: Options): CatalogueSearch {
  let built: ReturnType<typeof buildIndex> | undefined;
  return {
    find: async (question, limit, likelihood = () => 1) => {
      built ??= buildIndex(load).catch((error: unknown) => {
        built = undefined;
        throw error;
      });
      const { index, documents } = await built;
      const found = index.search(question);
      if (found[0] === undefined || found[0].score < floor) return [];
      return found
        .flatMap(({ id, score }) => {
          const document = documents[id];
          if (!document) return [];
          const text = textOf(document);
          return [{ text, score: score * likelihood(text) }];
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ text }) => text);
    },
  };
}
