import { plainWords } from './plain-words.ts';

/** Surrounded by spaces, so that only whole words are found in it. */
const plain = (text: string): string => ` ${plainWords(text).join(' ')} `;

/**
 * The one item that a question names, in English or as `itemName` calls it; undefined if it names none or several. A
 * pizza oven isn't an oven.
 */
export function namedItem(
  question: string,
  items: readonly string[],
  itemName: (item: string) => string,
): string | undefined {
  const asked = plain(question);
  const callsOf = (item: string) => [plain(item), plain(itemName(item))];
  const named = items.filter((item) => callsOf(item).some((call) => asked.includes(call)));
  const isPartOf = (item: string, other: string) =>
    callsOf(other).some((longer) => asked.includes(longer) && callsOf(item).some((call) => longer.includes(call)));
  const [item, ...others] = named.filter((each) => !named.some((other) => other !== each && isPartOf(each, other)));
  return others.length === 0 ? item : undefined;
}
