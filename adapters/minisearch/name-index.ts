import type { SearchDocument } from '#core/domain/advice/catalogue-text.ts';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { stem } from '#core/domain/advice/stem.ts';

const stemsOf = (text: string): readonly string[] => plainWords(text).map(stem);

/** Says of each document whether some words name its thing: all words of one of its names are among them. */
export function buildNameIndex(documents: readonly SearchDocument[]): (words: string) => readonly boolean[] {
  // Texts about one thing have the same names.
  const bySubject = new Map(
    [...new Map(documents.map((document) => [document.subject, document]))].map(([subject, { names }]) => [
      subject,
      names.map(stemsOf).filter((stems) => stems.length > 0),
    ]),
  );
  return (words) => {
    const asked = new Set(stemsOf(words));
    const isNamed = (names: readonly (readonly string[])[]) =>
      names.some((stems) => stems.every((each) => asked.has(each)));
    const named = new Set([...bySubject].flatMap(([subject, names]) => (isNamed(names) ? [subject] : [])));
    return documents.map(({ subject }) => named.has(subject));
  };
}
