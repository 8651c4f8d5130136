/**
 * Characters that make text show something else than it says: controls other than line breaks and tabs, marks that
 * change the direction of text, separators of lines, unpaired surrogates, and characters without a width.
 */
const neverReadable = /[\p{Cc}--[\n\r\t]]|[\p{Cs}\u2028\u2029]|[\u202a-\u202e\u2066-\u2069]/v;
/** They show nothing by themselves. */
const invisible = /\p{Default_Ignorable_Code_Point}/v;

/** Scripts in which a joiner or a non-joiner beside a letter is part of the spelling. */
const joiningLetter =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Meetei_Mayek}\p{Script=Chakma}\p{Script=Inherited}]/v;
/** Scripts that write no spaces between words, so that lines break where nothing shows. */
const spacelessLetter =
  /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}\p{Script=Tai_Tham}\p{Script=Inherited}]/v;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/v;
const picture = /\p{Extended_Pictographic}/v;
const partOfPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/v;
const hasStyles = /[\p{Emoji}\p{Extended_Pictographic}]/v;
const flagOrTag = /[\u{1f3f4}\u{e0020}-\u{e007f}]/v;

/** What a character that shows nothing needs before or after it, to be part of the spelling or the picture there. */
const belongsBeside: readonly (readonly [
  characters: RegExp,
  belongs: (before: string, after: string, isRightToLeft: boolean) => boolean,
])[] = [
  [
    /\u200d/v,
    (before, after) =>
      (partOfPicture.test(before) && picture.test(after)) || joiningLetter.test(before) || joiningLetter.test(after),
  ],
  [/\u200c/v, (before, after) => joiningLetter.test(before) || joiningLetter.test(after)],
  [/\u200b/v, (before, after) => spacelessLetter.test(before) && spacelessLetter.test(after)],
  [/[\u200e\u200f\u061c]/v, (_before, _after, isRightToLeft) => isRightToLeft],
  // Keeps two marks of a letter apart, in pointed Hebrew and in sorting.
  [/\u034f/v, (before, after) => /\p{M}/v.test(before) || /\p{M}/v.test(after)],
  [/[\u17b4\u17b5]/v, (before) => /\p{Script=Khmer}/v.test(before)],
  [/[\u180b-\u180f]/v, (before) => /[\p{Script=Mongolian}\u180b-\u180f]/v.test(before)],
  [/[\u115f\u1160]/v, (before, after) => /\p{Script=Hangul}/v.test(before) || /\p{Script=Hangul}/v.test(after)],
  [/[\ufe0e\ufe0f]/v, (before) => hasStyles.test(before) || /[\p{L}\p{M}\p{S}]/v.test(before)],
  [/[\ufe00-\ufe0d]/v, (before) => /[\p{L}\p{M}\p{S}]/v.test(before)],
  [/[\u{e0020}-\u{e007f}]/v, (before) => flagOrTag.test(before)],
  [/[\u{e0100}-\u{e01ef}]/v, (before) => /\p{Script=Han}/v.test(before)],
];

/**
 * Whether a character shows, or changes its neighbours as languages and emoji need: joiners within words of some scripts
 * and within pictures such as families, the styles of a picture, the tags of a flag, and variants of letters.
 * `isRightToLeft`: whether any of the text is.
 */
function isCharacterReadable(character: string, before: string, after: string, isRightToLeft: boolean): boolean {
  if (neverReadable.test(character)) return false;
  if (!invisible.test(character)) return true;
  return belongsBeside.some(
    ([characters, belongs]) => characters.test(character) && belongs(before, after, isRightToLeft),
  );
}

const plain = /^[\n\r\t\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff]*$/;

/** Whether every character can be read, so that the text says what it shows. Line breaks and tabs are allowed. */
export function isReadable(text: string): boolean {
  if (plain.test(text)) return true;
  const characters = [...text];
  const isRightToLeft = rightToLeft.test(text);
  return characters.every((character, index) =>
    isCharacterReadable(character, characters[index - 1] ?? '', characters[index + 1] ?? '', isRightToLeft),
  );
}

const override = /[\u202d\u202e]/v;
const lineSeparator = /[\u2028\u2029]/v;

/**
 * The text without what shows nothing: controls, marks that came along when it was copied, and halves of characters. What a
 * script or a picture needs stays, and so do marks that turn text round, which `overrideIn` finds.
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  const characters = [...text].map((character) => (lineSeparator.test(character) ? '\n' : character));
  const isRightToLeft = rightToLeft.test(text);
  const kept: string[] = [];
  for (const [index, character] of characters.entries()) {
    const isKept =
      override.test(character) ||
      isCharacterReadable(character, kept.at(-1) ?? '', characters[index + 1] ?? '', isRightToLeft);
    if (isKept) kept.push(character);
  }
  return kept.join('');
}

/** The text in the order in which it is written: without marks that turn what is after them round. */
export const withoutOverrides = (text: string): string =>
  override.test(text) ? [...text].filter((character) => !override.test(character)).join('') : text;

/** How many characters stand before the first mark that turns the text after it round; undefined if there is none. */
export function overrideIn(text: string): number | undefined {
  // Most texts have none, and are not taken apart.
  if (!override.test(text)) return undefined;
  return [...text].findIndex((character) => override.test(character));
}

/** `\u202e` for a character, as in JSON. */
export function escapeOf(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** The text with an escape instead of each character that can't be read. Line breaks and tabs stay. */
export function withUnreadableShown(text: string): string {
  if (plain.test(text)) return text;
  const characters = [...text];
  const isRightToLeft = rightToLeft.test(text);
  return characters
    .map((character, index) =>
      isCharacterReadable(character, characters[index - 1] ?? '', characters[index + 1] ?? '', isRightToLeft)
        ? character
        : escapeOf(character),
    )
    .join('');
}
