import type { CatalogueText, SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';
import { buildPhraseIndex } from './phrase-index.ts';
import { buildWordIndex } from './word-index.ts';

type Options = {
  readonly load: () => Promise<readonly SearchDocument[]>;
  /** What the best scores by words and by phrases must be, multiplied, for any text to be found. */
  readonly floor?: number;
};

/** What the scores count. `subject` is that of all texts about one thing: if several fit, any of them may. */
const shares = { words: 0.4, phrases: 0.4, subject: 0.2 } as const;
/** A subject is as likely as its best texts, and the next one counts this part of the one before. */
const mostOfSubject = 3;
const nextOfSubject = 0.7;

async function build(load: Options['load']) {
  const documents = await load();
  const byWords = await buildWordIndex(documents);
  const byPhrases = await buildPhraseIndex(
    documents.map(({ title, said, translations }) => [title, ...translations, ...said]),
  );
  return { documents, byWords, byPhrases };
}

const most = (scores: Iterable<number>) => [...scores].reduce((one, other) => Math.max(one, other), 0);
const parts = (scores: Float64Array) => {
  const best = most(scores) || 1;
  return scores.map((score) => score / best);
};

/** For each document, how well those about its subject fit together. */
function bySubject(documents: readonly SearchDocument[], scores: Float64Array): Float64Array {
  const fit = new Map(
    [...Map.groupBy(documents.keys(), (at) => documents[at]?.subject)].map(([subject, own]) => [
      subject,
      own
        .map((at) => scores[at] ?? 0)
        .sort((one, other) => other - one)
        .slice(0, mostOfSubject)
        .reduce((sum, score, place) => sum + score * nextOfSubject ** place, 0),
    ]),
  );
  return Float64Array.from(documents, ({ subject }) => fit.get(subject) ?? 0);
}

const textOf = ({
  names: _,
  symptoms: __,
  said: ___,
  translations: ____,
  subject: _____,
  ...text
}: SearchDocument): CatalogueText => text;

/**
 * Full-text search in memory, which tolerates typing errors: by words, and by what people say. The first question builds
 * the index and calls `load`: most processes never search.
 */
export function makeCatalogueSearch({ load, floor = 0 }: Options): CatalogueSearch {
  let built: ReturnType<typeof build> | undefined;
  return {
    find: async (question, limit, likelihood = () => 1) => {
      built ??= build(load).catch((error: unknown) => {
        built = undefined;
        throw error;
      });
      const { documents, byWords, byPhrases } = await built;
      const [words, phrases] = [byWords(question), byPhrases(question)];
      if (most(words) * most(phrases) < floor) return [];
      const [wordParts, phraseParts] = [parts(words), parts(phrases)];
      const own = wordParts.map((part, at) => part * shares.words + (phraseParts[at] ?? 0) * shares.phrases);
      const subjects = parts(bySubject(documents, own));
      return documents
        .flatMap((document, at) => {
          const score = own[at] ?? 0;
          if (score === 0) return [];
          const text = textOf(document);
          return [{ text, score: (score + (subjects[at] ?? 0) * shares.subject) * likelihood(text) }];
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ text }) => text);
    },
  };
}
