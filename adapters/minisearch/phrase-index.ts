import { setImmediate as turn } from 'node:timers/promises';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { stem } from '#core/domain/advice/stem.ts';
import { stopWords } from './stop-words.ts';

/** How many letters the parts of a word have. They find compounds, inflections and typing errors. */
const partLengths = [4, 5] as const;
/** A text is like a question if several of its phrases are, and the next one counts this part of the one before. */
const mostPhrases = 5;
const phrasesInATurn = 20;

/** A stem, or a part of a word by the numbers of its letters: there are half a million, and texts would take twice as long. */
type Feature = string | number;

/** A number below 64, other than 0: plain words have few letters that are neither Latin nor digits. */
function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return code - 21;
  return code === 32 ? 37 : 38 + (code % 26);
}

/** Names the stems of a text and, together as much as one stem, the parts of its words. */
function nameFeatures(text: string, name: (feature: Feature, amount: number) => void): void {
  for (const word of plainWords(text)) {
    if (stopWords.has(word)) continue;
    name(stem(word), 1);
    const letters = Array.from({ length: word.length }, (_, at) => letterOf(word.charCodeAt(at)));
    const bounded = [letterOf(32), ...letters, letterOf(32)];
    for (const length of partLengths) {
      for (let at = 0; at + length <= bounded.length; at++) {
        let part = 0;
        for (let place = at; place < at + length; place++) part = part * 64 + (bounded[place] ?? 0);
        name(part, 1 / partLengths.length);
      }
    }
  }
}

/** The features of several phrases, one after the other, by their numbers, and how much of each a phrase has. */
function makeCounter() {
  const numbers = new Map<Feature, number>();
  /** How many phrases have each feature. */
  const counts: number[] = [];
  /** Where the newest phrase with a feature has it. */
  const places: number[] = [];
  const [features, amounts, ends]: [number[], number[], number[]] = [[], [], []];
  return {
    numbers,
    counts,
    features,
    amounts,
    ends,
    add: (text: string) => {
      const start = features.length;
      nameFeatures(text, (feature, amount) => {
        const number = numbers.get(feature) ?? numbers.size;
        const place = places[number] ?? -1;
        if (place >= start) {
          amounts[place] = (amounts[place] ?? 0) + amount;
          return;
        }
        if (place < 0) numbers.set(feature, number);
        places[number] = features.length;
        counts[number] = (counts[number] ?? 0) + 1;
        features.push(number);
        amounts.push(amount);
      });
      ends.push(features.length);
    },
  };
}

/**
 * How much a question is like the phrases of each document, by the cosine between rare words and parts of words. A
 * phrase is compared by itself: in a text of all of them, the words of one would count no more than those of many.
 */
export async function buildPhraseIndex(
  documents: readonly (readonly string[])[],
): Promise<(question: string) => Float64Array> {
  const owners = Int32Array.from(documents.flatMap((own, document) => own.map(() => document)));
  const { add, numbers, counts, features, amounts, ends } = makeCounter();
  for (const [at, text] of documents.flat().entries()) {
    add(text);
    if (at % phrasesInATurn === 0) await turn();
  }

  /** The rarer a feature, the more it says. */
  const weightOf = (number: number, amount: number) =>
    Math.sqrt(amount) * Math.log((1 + owners.length) / (1 + (counts[number] ?? 0)));
  // The phrases of each feature stand one after the other, from its start.
  const starts = new Int32Array(counts.length + 1);
  for (const [number, count] of counts.entries()) starts[number + 1] = (starts[number] ?? 0) + count;
  const next = starts.slice();
  const [phrases, values] = [new Int32Array(features.length), new Float64Array(features.length)];
  for (const [phrase, end] of ends.entries()) {
    const start = ends[phrase - 1] ?? 0;
    let square = 0;
    for (let at = start; at < end; at++) square += weightOf(features[at] ?? -1, amounts[at] ?? 0) ** 2;
    // The length of the whole is 1.
    const length = Math.sqrt(square) || 1;
    for (let at = start; at < end; at++) {
      const number = features[at] ?? -1;
      const place = next[number] ?? 0;
      next[number] = place + 1;
      phrases[place] = phrase;
      values[place] = weightOf(number, amounts[at] ?? 0) / length;
    }
    if (phrase % phrasesInATurn === 0) await turn();
  }

  return (question) => {
    const asked = new Map<Feature, number>();
    nameFeatures(question, (feature, amount) => asked.set(feature, (asked.get(feature) ?? 0) + amount));
    const weights = [...asked].map(([feature, amount]) => {
      const number = numbers.get(feature) ?? -1;
      return { number, weight: weightOf(number, amount) };
    });
    const length = Math.hypot(...weights.map(({ weight }) => weight)) || 1;
    const likeness = new Float64Array(owners.length);
    for (const { number, weight } of weights) {
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at++) {
        const phrase = phrases[at] ?? 0;
        likeness[phrase] = (likeness[phrase] ?? 0) + (weight / length) * (values[at] ?? 0);
      }
    }
    const found = documents.map((): number[] => []);
    for (const [phrase, value] of likeness.entries()) {
      if (value > 0) found[owners[phrase] ?? -1]?.push(value);
    }
    return Float64Array.from(found, (alike) =>
      alike
        .sort((one, other) => other - one)
        .slice(0, mostPhrases)
        .reduce((sum, value, place) => sum + value / (place + 1), 0),
    );
  };
}
