import { setImmediate as turn } from 'node:timers/promises';
import type { SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { stem } from '#core/domain/advice/stem.ts';
import { makeReadWords } from './phrases.ts';
import { stopWords } from './stop-words.ts';

const fields = ['names', 'symptoms', 'said', 'title', 'text'] as const;
type Entry = { readonly id: number } & { readonly [Field in (typeof fields)[number]]: string };

/** The words that people use count most. Most of a long text is about something else. */
const boost = { names: 4, symptoms: 4, said: 5, title: 2, text: 1 };
/** Shorter words have too many neighbours. */
const shortestPrefix = 4;
const shortestWithErrors = 5;
const documentsInATurn = 2;

/** How much each document fits the words of a question. */
export async function buildWordIndex(
  documents: readonly SearchDocument[],
): Promise<(question: string) => Float64Array> {
  const { default: MiniSearch } = await import('minisearch');
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
  for (const [id, { title, translations, text, said, names, symptoms }] of documents.entries()) {
    index.add({
      id,
      title: [title, ...translations].join('\n'),
      text,
      said: said.join(', '),
      names: asOne(names),
      symptoms: asOne(symptoms),
    });
    // Other requests have their turn: all of them take a fifth of a second.
    if (id % documentsInATurn === 0) await turn();
  }
  return (question) => {
    const scores = new Float64Array(documents.length);
    for (const { id, score } of index.search(question)) scores[id] = score;
    return scores;
  };
}
