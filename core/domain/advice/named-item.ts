import { plainWords } from './plain-words.ts';

/** Surrounded by spaces, so that only whole words are found in it. */
const plain = (text: string): string => ` ${plainWords(text).join(' ')} `;

/** The one item that a question names; undefined if it names none or several. A pizza oven isn't an oven. */
export function namedItem(question: string, items: readonly string[]): string | undefined {
  const asked = plain(question);
  const named = items.filter((item) => asked.includes(plain(item)));
  const [item, ...others] = named.filter(
    (each) => !named.some((other) => other !== each && plain(other).includes(plain(each))),
  );
  return others.length === 0 ? item : undefined;
}
