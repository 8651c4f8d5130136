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

const edge = letterOf(32);

/** Names the stems of a text and, together as much as one stem, the parts of its words. `amount`: how many parts it counts. */
function nameFeatures(text: string, name: (feature: Feature, amount: number) => void): void {
  for (const word of plainWords(text)) {
    if (stopWords.has(word)) continue;
    name(stem(word), partLengths.length);
    // A word has an edge before and after it. No letters are copied, because there are some hundred thousand.
    const letterAt = (at: number) => (at === 0 || at > word.length ? edge : letterOf(word.charCodeAt(at - 1)));
    for (const length of partLengths) {
      for (let at = 0; at + length <= word.length + 2; at++) {
        let part = 0;
        for (let place = at; place < at + length; place++) part = part * 64 + letterAt(place);
        name(part, 1);
      }
    }
  }
}

/** Whole numbers one after the other, without the objects of a list: there are half a million. */
class Numbers {
  length = 0;
  #all = new Int32Array(4_096);

  at(index: number): number {
    return this.#all[index] ?? 0;
  }

  put(index: number, value: number): void {
    if (index >= this.#all.length) {
      const longer = new Int32Array(Math.ceil(index * 1.5));
      longer.set(this.#all);
      this.#all = longer;
    }
    this.#all[index] = value;
    if (index >= this.length) this.length = index + 1;
  }
}

/** The features of several phrases, one after the other, by their numbers, and how much of each a phrase has. */
function makeCounter() {
  const numbers = new Map<Feature, number>();
  /** How many phrases have each feature. */
  const counts = new Numbers();
  /** Behind where the newest phrase with a feature has it; 0 if none has. */
  const places = new Numbers();
  const [features, amounts, ends] = [new Numbers(), new Numbers(), new Numbers()];
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
        const place = places.at(number) - 1;
        if (place >= start) {
          amounts.put(place, amounts.at(place) + amount);
          return;
        }
        if (place < 0) numbers.set(feature, number);
        const end = features.length;
        places.put(number, end + 1);
        counts.put(number, counts.at(number) + 1);
        features.put(end, number);
        amounts.put(end, amount);
      });
      ends.put(ends.length, features.length);
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
  const rarity = Float64Array.from({ length: counts.length }, (_, number) =>
    Math.log((1 + owners.length) / (1 + counts.at(number))),
  );
  const weightOf = (number: number, amount: number) => Math.sqrt(amount / partLengths.length) * (rarity[number] ?? 0);
  // The phrases of each feature stand one after the other, from its start.
  const starts = new Int32Array(counts.length + 1);
  for (let number = 0; number < counts.length; number++) starts[number + 1] = (starts[number] ?? 0) + counts.at(number);
  const next = starts.slice();
  const [phrases, values] = [new Int32Array(features.length), new Float64Array(features.length)];
  for (let phrase = 0, start = 0; phrase < ends.length; phrase++) {
    const end = ends.at(phrase);
    let square = 0;
    for (let at = start; at < end; at++) square += weightOf(features.at(at), amounts.at(at)) ** 2;
    // The length of the whole is 1.
    const length = Math.sqrt(square) || 1;
    for (let at = start; at < end; at++) {
      const number = features.at(at);
      const place = next[number] ?? 0;
      next[number] = place + 1;
      phrases[place] = phrase;
      values[place] = weightOf(number, amounts.at(at)) / length;
    }
    start = end;
    if (phrase % phrasesInATurn === 0) await turn();
  }
  /** Of what no phrase has. */
  const unknown = Math.log(1 + owners.length);
  /** Of one question after the other: each would otherwise leave a hundred kilobytes. */
  const likeness = new Float64Array(owners.length);

  return (question) => {
    const asked = new Map<Feature, number>();
    nameFeatures(question, (feature, amount) => asked.set(feature, (asked.get(feature) ?? 0) + amount));
    const weights = [...asked].map(([feature, amount]) => {
      const number = numbers.get(feature) ?? -1;
      const own = number < 0 ? Math.sqrt(amount / partLengths.length) * unknown : weightOf(number, amount);
      return { number, weight: own };
    });
    const length = Math.hypot(...weights.map(({ weight }) => weight)) || 1;
    likeness.fill(0);
    for (const { number, weight } of weights) {
      if (number < 0) continue;
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at++) {
        const phrase = phrases[at] ?? 0;
        likeness[phrase] = (likeness[phrase] ?? 0) + (weight / length) * (values[at] ?? 0);
      }
    }
    const found = new Float64Array(documents.length);
    let best: number[] = [];
    for (let phrase = 0; phrase < owners.length; phrase++) {
      const value = likeness[phrase] ?? 0;
      const owner = owners[phrase] ?? 0;
      if (value > 0) best = withValue(best, value);
      if (owners[phrase + 1] === owner) continue;
      found[owner] = best.reduce((sum, each, place) => sum + each / (place + 1), 0);
      best = [];
    }
    return found;
  };
}

/** The largest values in descending order, with another one. */
function withValue(largest: number[], value: number): number[] {
  if (largest.length === mostPhrases && value <= (largest.at(-1) ?? 0)) return largest;
  largest.push(value);
  largest.sort((one, other) => other - one);
  if (largest.length > mostPhrases) largest.pop();
  return largest;
}
