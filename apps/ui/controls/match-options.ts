export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  /** Other names, which find the option but aren't shown. */
  readonly aliases?: readonly string[];
  /** Whether a line follows it in the whole list. */
  readonly endsGroup?: boolean;
};

/** The text without differences that people don't type: capitals, accents, dots, hyphens, and how "and" is written. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Mark}.]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .replaceAll(' & ', ' and ')
    .replace(/^the /, '')
    .replace(/^saint /, 'st ');

const wordsOf = (text: string) => text.split(/[\s(/]+/).filter((word) => word !== '' && word !== 'and');
const initialsOf = (text: string) =>
  wordsOf(text)
    .map((word) => word[0])
    .join('');

const none = 6;

/** How well the option matches, from 0, the best, to `none`. */
function placeOf({ label, aliases }: ComboboxOption, wanted: string): number {
  const name = plain(label);
  const others = aliases?.map(plain) ?? [];
  if (name === wanted || others.includes(wanted)) return 0;
  if (name.startsWith(wanted)) return 1;
  if (wordsOf(name).some((word) => word.startsWith(wanted))) return 2;
  // What has no aliases, such as a time zone, has no usual initials either.
  if (aliases && wanted.length > 1 && initialsOf(name) === wanted) return 3;
  if (others.some((other) => other.startsWith(wanted))) return 4;
  return name.includes(wanted) ? 5 : none;
}

/** Whether the typed text is one of the option's names in full. */
export const isNamed = (option: ComboboxOption, typed: string): boolean => placeOf(option, plain(typed.trim())) === 0;

/**
 * Returns the options that contain the typed text, have an alias that begins with it, or have it as their initials. Those
 * that it names in full come first, then those that begin with it.
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return options;
  return options
    .map(({ endsGroup, ...option }) => ({ option, place: placeOf(option, wanted) }))
    .filter(({ place }) => place < none)
    .toSorted((one, other) => one.place - other.place)
    .map(({ option }) => option);
}
