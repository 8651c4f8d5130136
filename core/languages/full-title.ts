import { isolated } from '../domain/text/isolated.ts';

/** What a language knows about the names of items. */
type NamesOfItems = {
  /** Words by which titles call an item that aren't in its name. */
  readonly otherNames: { readonly [Item in string]?: readonly string[] };
  /** Words that many items share. */
  readonly commonWords: ReadonlySet<string>;
  /** Whether a word contains a name, in a language that writes compounds as one word. Both are in lower case. */
  readonly contains?: (word: string, name: string) => boolean;
  /** How the request to a landlord begins. */
  readonly requestPrefix: string;
  /** What separates an item from a title. */
  readonly separator: string;
  /** A capital that a word keeps only at the beginning of a sentence, lowered. German keeps those of its nouns. */
  readonly lowered: (word: string) => string;
};

/** A word that begins like this counts as naming the item: a bathtub is a bath. */
const shortestStem = 4;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’']s?\b/g, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=..)s$/, ''));

function isNamed(item: string, title: string, names: NamesOfItems): boolean {
  const { otherNames, commonWords, requestPrefix, contains = (word, name) => word === name } = names;
  // A request names its subject in full. Its title may have no-break spaces.
  if (title.replaceAll(/\s/g, ' ').startsWith(requestPrefix.replaceAll(/\s/g, ' '))) return true;
  const words = wordsOf(title);
  const others = (otherNames[item] ?? []).map(wordsOf);
  if (others.some((name) => name.every((part) => words.some((word) => contains(word, part))))) return true;
  const own = wordsOf(item).filter((word) => !commonWords.has(word));
  return own.some((name) =>
    words.some((word) => contains(word, name) || (word.length >= shortestStem && name.startsWith(word))),
  );
}

/** Whether a word is an abbreviation such as CO or RCD, which keeps its capitals. */
const isAbbreviation = (word: string): boolean => /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(word) && word.length > 1;

/** For languages whose names and titles have capitals that sentences don't. */
export const loweredWord = (word: string): string => (isAbbreviation(word) ? word : word.toLowerCase());

type Lowering = Pick<NamesOfItems, 'lowered'>;

/** "Windows and doors": only the first word of an item's name keeps its capital. */
function spoken(item: string, { lowered }: Lowering): string {
  const [first = '', ...rest] = item.split(' ');
  return [first, ...rest.map(lowered)].join(' ');
}

const withItem = (item: string, title: string, names: NamesOfItems): string => {
  const [first = '', ...rest] = title.split(' ');
  return isolated(spoken(item, names)) + names.separator + isolated([names.lowered(first), ...rest].join(' '));
};

/** More than the catalogue has, and little memory even if imported titles fill it. */
const mostKnown = 1000;

/** Returns the function that makes titles say what they are about, in one language. */
export function fullTitlesWith(names: NamesOfItems) {
  /** The full titles by item and title. Each week on screen needs several of the catalogue's few hundred. */
  const known = new Map<string, string>();

  /** A title that says what it is about: "Humidifier: descale the tank". A title that names the item stays as it is. */
  return (item: string, title: string): string => {
    const key = `${item}: ${title}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isWhole = item === '' || isNamed(item, title, names);
    const full = isWhole ? isolated(title) : withItem(item, title, names);
    if (known.size < mostKnown) known.set(key, full);
    return full;
  };
}
