import { setImmediate as turn } from 'node:timers/promises';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { stem } from '#core/domain/advice/stem.ts';
import { stopWords } from './stop-words.ts';

/** How many letters the parts of a word have. They find compounds, inflections and typing errors. */
const partLengths = [4, 5] as const;
/** A text is like a question if several of its phrases are, and the next one counts this part of the one before. */
const mostPhrases = 5;
const phrasesInATurn = 20;

type Posting = { readonly phrases: number[]; readonly values: number[] };

/** The stems of a text and, together as much as one stem, the parts of its words. */
function featuresOf(text: string): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, count: number) => features.set(feature, (features.get(feature) ?? 0) + count);
  for (const word of plainWords(text)) {
    if (stopWords.has(word)) continue;
    add(`=${stem(word)}`, 1);
    const bounded = ` ${word} `;
    for (const length of partLengths) {
      for (let at = 0; at + length <= bounded.length; at++) {
        add(bounded.slice(at, at + length), 1 / partLengths.length);
      }
    }
  }
  return features;
}

/**
 * How much a question is like the phrases of each document, by the cosine between rare words and parts of words. A
 * phrase is compared by itself: in a text of all of them, the words of one would count no more than those of many.
 */
export async function buildPhraseIndex(
  documents: readonly (readonly string[])[],
): Promise<(question: string) => Float64Array> {
  const phrases = documents.flatMap((own, document) => own.map((text) => ({ text, document })));
  const counts = new Map<string, number>();
  for (const [at, { text }] of phrases.entries()) {
    for (const feature of featuresOf(text).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    if (at % phrasesInATurn === 0) await turn();
  }

  /** The rarer a feature, the more it says. The length of the whole is 1. */
  const vectorOf = (text: string): readonly (readonly [feature: string, value: number])[] => {
    const values = [...featuresOf(text)].map(([feature, count]) => {
      const rarity = Math.log((1 + phrases.length) / (1 + (counts.get(feature) ?? 0)));
      return [feature, Math.sqrt(count) * rarity] as const;
    });
    const length = Math.hypot(...values.map(([, value]) => value)) || 1;
    return values.map(([feature, value]) => [feature, value / length]);
  };
  const postings = new Map<string, Posting>();
  for (const [at, { text }] of phrases.entries()) {
    for (const [feature, value] of vectorOf(text)) {
      const posting = postings.get(feature) ?? { phrases: [], values: [] };
      posting.phrases.push(at);
      posting.values.push(value);
      postings.set(feature, posting);
    }
    if (at % phrasesInATurn === 0) await turn();
  }

  return (question) => {
    const likeness = new Float64Array(phrases.length);
    for (const [feature, value] of vectorOf(question)) {
      const posting = postings.get(feature);
      for (const [at, phrase] of posting?.phrases.entries() ?? []) {
        likeness[phrase] = (likeness[phrase] ?? 0) + value * (posting?.values[at] ?? 0);
      }
    }
    const found = documents.map((): number[] => []);
    for (const [at, { document }] of phrases.entries()) {
      const value = likeness[at] ?? 0;
      if (value > 0) found[document]?.push(value);
    }
    return Float64Array.from(found, (values) =>
      values
        .sort((one, other) => other - one)
        .slice(0, mostPhrases)
        .reduce((sum, value, place) => sum + value / (place + 1), 0),
    );
  };
}
