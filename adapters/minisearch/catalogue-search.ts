import type { CatalogueText, SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';
import { makeReadWords } from './phrases.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

type Options = { readonly load: () => Promise<readonly SearchDocument[]> };

const fields = ['names', 'symptoms', 'title', 'text'] as const;
type Entry = { readonly id: number } & { readonly [Field in (typeof fields)[number]]: string };

/** The words that people use count most. Most of a long text is about something else. */
const boost = { names: 4, symptoms: 4, title: 2, text: 1 };
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
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  index.addAll(
    documents.map(({ title, text, names, symptoms }, id) => ({
      id,
      title,
      text,
      names: asOne(names),
      symptoms: asOne(symptoms),
    })),
  );
  return { index, documents };
}

const textOf = ({ kind, id, title, text }: SearchDocument): CatalogueText => ({ kind, id, title, text });

/**
 * Full-text search in memory, which tolerates typing errors. The first question builds the index and calls `load`: most
 * processes never search.
 */
export function makeCatalogueSearch({ load }: Options): CatalogueSearch {
  let built: ReturnType<typeof buildIndex> | undefined;
  return {
    find: async (question, limit) => {
      built ??= buildIndex(load).catch((error: unknown) => {
        built = undefined;
        throw error;
      });
      const { index, documents } = await built;
      return index
        .search(question)
        .slice(0, limit)
        .flatMap(({ id }) => documents[id] ?? [])
        .map(textOf);
    },
  };
}
