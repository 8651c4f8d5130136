import { plainWords } from '#core/domain/advice/plain-words.ts';

/** Words without accents, where the words of each phrase are one. */
type ReadWords = (text: string) => readonly string[];

/**
 * Reads texts with these phrases: "machine à laver" becomes `machinealaver`, which differs from a coffee machine. Of
 * two phrases that begin alike, the longer one counts.
 */
export function makeReadWords(phrases: readonly string[]): ReadWords {
  const byFirstWord = new Map<string, (readonly string[])[]>();
  for (const phrase of new Set(phrases)) {
    const words = plainWords(phrase);
    const [first] = words;
    if (first === undefined || words.length === 1) continue;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
  }
  for (const each of byFirstWord.values()) each.sort((one, other) => other.length - one.length);

  return (text) => {
    const words = plainWords(text);
    const read: string[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at] ?? '';
      const phrase = byFirstWord.get(word)?.find((each) => each.every((part, offset) => part === words[at + offset]));
      read.push(phrase?.join('') ?? word);
      at += phrase?.length ?? 1;
    }
    return read;
  };
}
