import { plainWords } from '../plain-words.ts';

/** Common words that are one typing error away from a sign. */
const innocent: ReadonlySet<string> = new Set(
  `small shell smoked smoker spell spare park parks stock shook reicht later panels pane sealing seal smart smooth stove
    cost electric electrical electrico electrica electrique electriques`.split(/\s+/),
);
/** Words that deny what follows. */
const denials: ReadonlySet<string> = new Set(
  'no not isnt without pas sin ohne kein keine keinen nicht nie never'.split(' '),
);
/** Beside these, a denial is about something else: "not sure", "weiß nicht". */
const doubts: ReadonlySet<string> = new Set(
  'sure know idea clue matter why stop sais idee arrete weiss sicher hort se lo'.split(' '),
);
/** What separates the clauses of a passage. */
const clauseEnd = ',';

/** The fewest insertions, removals, replacements and swaps of neighbours between two words, or 3 if they are more. */
export function typingErrors(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : 3,
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(3, last[other.length] ?? 3);
}

/** One error in a word of five letters, two in a long one. The first letter is right, as it nearly always is. */
function isWord(typed: string, word: string): boolean {
  if (word.endsWith('*')) return typed.startsWith(word.slice(0, -1));
  if (typed === word) return true;
  if (word.length < 5 || typed[0] !== word[0] || innocent.has(typed)) return false;
  return typingErrors(typed, word) <= (word.length >= 9 ? 2 : 1);
}

/** Whether one of the two words before denies what follows. */
function isDenied(words: readonly string[], at: number): boolean {
  return [at - 1, at - 2].some(
    (place) =>
      denials.has(words[place] ?? '') &&
      !words.slice(place, at).includes(clauseEnd) &&
      ![words[place - 1], words[place + 1]].some((word) => doubts.has(word ?? '')),
  );
}

/** Reads a list of words: each is the words of one phrase. */
export const phrasesOf = (list: string): readonly (readonly string[])[] =>
  list.split(/\s+/).map((phrase) => phrase.split('-'));

type Phrases = readonly (readonly string[])[];
type IsSame = (typed: string, word: string) => boolean;

const contains = (words: readonly string[], at: number, phrases: Phrases, isSame: IsSame) =>
  phrases.some((phrase) => phrase.every((word, offset) => isSame(words[at + offset] ?? '', word)));

/** Whether the words contain one of the phrases; typing errors count, denied ones don't. */
export function mentions(words: readonly string[], phrases: Phrases): boolean {
  return words.some((_, at) => contains(words, at, phrases, isWord) && !isDenied(words, at));
}

/** The same without typing errors, for what makes a question harmless: an error must not hide an emergency. */
export function mentionsExactly(words: readonly string[], phrases: Phrases): boolean {
  const isSame: IsSame = (typed, word) => (word.endsWith('*') ? typed.startsWith(word.slice(0, -1)) : typed === word);
  return words.some((_, at) => contains(words, at, phrases, isSame));
}

/** One list of the parts that have words. */
function joined(parts: readonly (readonly string[])[]): readonly string[] {
  const present = parts.filter(({ length }) => length > 0);
  return present.flatMap((words, index) => (index === 0 ? words : [clauseEnd, ...words]));
}

/** The words of each sentence, and of each two neighbours, because people describe one thing in two. */
export function passagesOf(text: string): readonly (readonly string[])[] {
  const clausesOf = (sentence: string) => sentence.split(/[,:()]+/).map(plainWords);
  const all = text.split(/[.!?;\n]+/).map((sentence) => joined(clausesOf(sentence)));
  const sentences = all.filter(({ length }) => length > 0);
  const pairs = sentences.slice(1).map((sentence, index) => joined([sentences[index] ?? [], sentence]));
  return [...sentences, ...pairs];
}
