import type { CatalogueText, SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { onceUnlessFailed } from '#core/domain/running/once.ts';
import type { CatalogueSearch } from '#core/ports/catalogue-search.ts';
import { buildNameIndex } from './name-index.ts';
import { buildPhraseIndex } from './phrase-index.ts';
import { buildWordIndex } from './word-index.ts';

type Options = {
  readonly load: () => Promise<readonly SearchDocument[]>;
  /** What the best scores by words and by phrases must be, multiplied, for any text to be found. */
  readonly floor?: number;
};

/** What the scores count. `subject` is that of all texts about one thing: if several fit, any of them may. */
const shares = { words: 0.4, phrases: 0.4, subject: 0.2 } as const;
/** What it counts that words name the thing of a text, beside how much they are like its phrases. */
const shareOfName = 0.15;
/** A subject is as likely as its best texts, and the next one counts this part of the one before. */
const mostOfSubject = 3;
const nextOfSubject = 0.7;

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

type Scored = { readonly text: CatalogueText; readonly score: number };

const bestOf = (scored: readonly Scored[], limit: number): readonly CatalogueText[] =>
  scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ text }) => text);

/**
 * Full-text search in memory, which tolerates typing errors: by words, and by what people say. The first question builds
 * the index that it needs and calls `load`: most processes never search, and an import needs no index of words.
 */
export function makeCatalogueSearch({ load, floor = 0 }: Options): CatalogueSearch {
  const documents = onceUnlessFailed(async () =>
    (await load()).map((document) => ({ document, text: textOf(document) })),
  );
  const byWords = onceUnlessFailed(async () => buildWordIndex((await documents()).map(({ document }) => document)));
  const byPhrases = onceUnlessFailed(async () =>
    buildPhraseIndex(
      (await documents()).map(({ document: { title, said, translations } }) => [title, ...translations, ...said]),
    ),
  );
  const byNames = onceUnlessFailed(async () => buildNameIndex((await documents()).map(({ document }) => document)));
  return {
    find: async (question, limit, likelihood = () => 1) => {
      const all = await documents();
      const [words, phrases] = [(await byWords())(question), (await byPhrases())(question)];
      if (most(words) * most(phrases) < floor) return [];
      const [wordParts, phraseParts] = [parts(words), parts(phrases)];
      const own = wordParts.map((part, at) => part * shares.words + (phraseParts[at] ?? 0) * shares.phrases);
      const subjects = parts(
        bySubject(
          all.map(({ document }) => document),
          own,
        ),
      );
      const scored = all.flatMap(({ text }, at): readonly Scored[] => {
        const score = own[at] ?? 0;
        return score === 0 ? [] : [{ text, score: (score + (subjects[at] ?? 0) * shares.subject) * likelihood(text) }];
      });
      return bestOf(scored, limit);
    },
    liken: async (words, limit, likelihood = () => 1) => {
      const all = await documents();
      const alike = parts((await byPhrases())(words));
      const named = (await byNames())(words);
      const scored = all.flatMap(({ text }, at): readonly Scored[] => {
        const score = (alike[at] ?? 0) + (named[at] ? shareOfName : 0);
        return score === 0 ? [] : [{ text, score: score * likelihood(text) }];
      });
      return bestOf(scored, limit);
    },
  };
}
