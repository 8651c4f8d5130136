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
/** The features of a phrase by their numbers, and how much of each it has. */
type Counted = { readonly features: Int32Array; readonly amounts: Float64Array };

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
  const numbers = new Map<string, number>();
  /** How many phrases have each feature. */
  const counts: number[] = [];
  const counted: Counted[] = [];
  for (const [at, { text }] of phrases.entries()) {
    const found = featuresOf(text);
    for (const feature of found.keys()) {
      const number = numbers.get(feature) ?? numbers.size;
      numbers.set(feature, number);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const features = Int32Array.from(found.keys(), (feature) => numbers.get(feature) ?? 0);
    counted.push({ features, amounts: Float64Array.from(found.values()) });
    if (at % phrasesInATurn === 0) await turn();
  }

  /** The rarer a feature, the more it says. The length of the whole is 1. */
  const vectorOf = ({ features, amounts }: Counted): Float64Array => {
    const values = amounts.map((amount, at) => {
      const rarity = Math.log((1 + phrases.length) / (1 + (counts[features[at] ?? -1] ?? 0)));
      return Math.sqrt(amount) * rarity;
    });
    const length = Math.hypot(...values) || 1;
    return values.map((value) => value / length);
  };
  const postings = counts.map((): Posting => ({ phrases: [], values: [] }));
  for (const [at, phrase] of counted.entries()) {
    for (const [place, value] of vectorOf(phrase).entries()) {
      const posting = postings[phrase.features[place] ?? -1];
      posting?.phrases.push(at);
      posting?.values.push(value);
    }
    if (at % phrasesInATurn === 0) await turn();
  }

  return (question) => {
    const asked = featuresOf(question);
    const features = Int32Array.from(asked.keys(), (feature) => numbers.get(feature) ?? -1);
    const likeness = new Float64Array(phrases.length);
    for (const [place, value] of vectorOf({ features, amounts: Float64Array.from(asked.values()) }).entries()) {
      const posting = postings[features[place] ?? -1];
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
