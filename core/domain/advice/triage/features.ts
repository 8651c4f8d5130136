import { plainWords } from '../plain-words.ts';
import { conceptsIn } from './read-concepts.ts';

/** The number of weights. A power of two: with fewer, more features share a weight. */
export const buckets = 1 << 18;

/** Of a longer text, the beginning says what is wrong. */
const mostWords = 120;
/** How many letters the parts of a text have. They cross the ends of words, so that "pan fire" is one. */
const partLengths = [4, 5, 6, 7] as const;

/** FNV-1a: where the weight of a feature is. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 18) ^ hash) & (buckets - 1);
}

/** The words and each two that follow one another. */
function wordsIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word, at) => [` ${word}`, ` ${word} ${words[at + 1] ?? ''}`]));
}

function partsIn(words: readonly string[]): ReadonlySet<string> {
  const text = ` ${words.join(' ')} `;
  const parts = new Set<string>();
  for (const length of partLengths) {
    for (let at = 0; at + length <= text.length; at++) parts.add(text.slice(at, at + length));
  }
  return parts;
}

/** The concepts and each two that the text mentions together. */
function mentionedIn(words: readonly string[]): ReadonlySet<string> {
  const concepts = [...new Set(conceptsIn(words).flat())].sort();
  return new Set(
    concepts.flatMap((one, at) => [`#${one}`, ...concepts.slice(at + 1).map((other) => `#${one}&${other}`)]),
  );
}

/**
 * How much the features of each kind count together in a text of usual length. Those of a short text count more each,
 * but less together: one suspicious word alone isn't an emergency.
 */
const shares = { words: { share: 1, usual: 20 }, parts: { share: 1, usual: 170 }, concepts: { share: 1.2, usual: 20 } };
const shrinking = 0.35;

/** Places of weights, each with the value of its feature. A place can occur twice. */
export function featuresOf(text: string): readonly (readonly [bucket: number, value: number])[] {
  const words = plainWords(text).slice(0, mostWords);
  const kinds = [
    ['words', wordsIn(words)],
    ['parts', partsIn(words)],
    ['concepts', mentionedIn(words)],
  ] as const;
  return kinds.flatMap(([kind, all]) => {
    const { share, usual } = shares[kind];
    const value = (share / Math.sqrt(usual)) * (usual / Math.max(1, all.size)) ** shrinking;
    return [...all].map((feature) => [bucketOf(feature), value] as const);
  });
}
