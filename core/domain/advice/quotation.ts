import { sentencesOf } from './clauses.ts';
import { plainWords } from './plain-words.ts';
import { stem } from './stem.ts';
import { functionWords } from './words.ts';

/** The stems of the words of an English text that carry its meaning. */
export const contentOf = (text: string): readonly string[] => [
  ...new Set(
    plainWords(text)
      .filter((word) => !functionWords.has(word))
      .map(stem),
  ),
];

/** How much of the sentence a paragraph must say, by its words, for the sentence to be a rendering of it. */
const leastShare = 0.25;
/** A paragraph that says the sentence and little else is preferred to a longer one. */
const weightOfBrevity = 0.2;
/** The most paragraphs that one statement can render. */
const mostParagraphs = 2;

type Paragraph<Source> = { readonly text: string; readonly source: Source };
/**
 * `isClose`: the paragraph says most of the statement. `isFaithful`: it says nearly all of it, and the statement denies what
 * the paragraph denies.
 */
type Quotation<Source> = Paragraph<Source> & { readonly isClose: boolean; readonly isFaithful: boolean };

const closeShare = 0.5;
const faithfulShare = 0.8;
const denial = /\b(never|not|no|without|avoid|cannot)\b|n['’]t\b/gi;
const denialsIn = (text: string): number => text.match(denial)?.length ?? 0;

/** Words of which the paragraphs have few say more. */
function weigher(paragraphs: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of paragraphs) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + (paragraphs.length + 1) / (1 + (counts.get(word) ?? 0)));
}

/**
 * The paragraphs that a statement renders, each once and at most two, the best for each of its sentences. Empty if none
 * says what it says.
 */
export function quotationsIn<Source>(
  statement: string,
  paragraphs: readonly Paragraph<Source>[],
): readonly Quotation<Source>[] {
  const read = paragraphs.map((paragraph) => ({ paragraph, own: new Set(contentOf(paragraph.text)) }));
  const weightOf = weigher(read.map(({ own }) => own));
  const total = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0);
  const found = new Map<string, Quotation<Source>>();
  for (const sentence of sentencesOf(statement)) {
    const words = contentOf(sentence);
    const all = total(words);
    const [best] = read
      .map(({ paragraph, own }) => {
        const shared = total(words.filter((word) => own.has(word)));
        return { paragraph, share: shared / all, score: shared / all + (weightOfBrevity * shared) / total(own) };
      })
      .filter(({ share }) => share >= leastShare)
      .sort((one, other) => other.score - one.score);
    if (!best) continue;
    const { paragraph, share } = best;
    const isFaithful = share >= faithfulShare && denialsIn(sentence) >= Math.min(1, denialsIn(paragraph.text));
    found.set(paragraph.text, { ...paragraph, isClose: share >= closeShare, isFaithful });
  }
  return [...found.values()].slice(0, mostParagraphs);
}
