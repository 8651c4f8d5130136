import { plainWords } from './plain-words.ts';

/** Surrounded by spaces, so that only whole words are found in it. */
const plain = (text: string): string => ` ${plainWords(text).join(' ')} `;

/**
 * The name of the one item that a question names, in English or as `nameOf` calls it; undefined if it names none or
 * several. A pizza oven isn't an oven.
 */
export function namedItem<Item extends { readonly name: string }>(
  question: string,
  items: readonly Item[],
  nameOf: (item: Item) => string = ({ name }) => name,
): string | undefined {
  const asked = plain(question);
  const callsOf = (item: Item) => [plain(item.name), plain(nameOf(item))];
  const named = items.filter((item) => callsOf(item).some((call) => asked.includes(call)));
  const isPartOf = (item: Item, other: Item) =>
    callsOf(other).some((longer) => asked.includes(longer) && callsOf(item).some((call) => longer.includes(call)));
  const [item, ...others] = named.filter((each) => !named.some((other) => other !== each && isPartOf(each, other)));
  return others.length === 0 ? item?.name : undefined;
}
