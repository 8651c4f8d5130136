/**
 * Characters that make text show something else than it says: controls other than line breaks and tabs, marks that
 * change the direction of text, separators of lines, unpaired surrogates, and characters without a width.
 */
const neverReadable =
  /[\p{Cc}--[\n\r\t]]|[\p{Cs}\u2028\u2029]|[\p{Default_Ignorable_Code_Point}--[\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]]/v;

/** Scripts in which a joiner or a non-joiner between two letters is part of the spelling. */
const joiningLetter =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/v;
const picture = /\p{Extended_Pictographic}/v;
const partOfPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/v;
const hasStyles = /[\p{Emoji}\p{Extended_Pictographic}]/v;
const flagOrTag = /[\u{1f3f4}\u{e0020}-\u{e007f}]/v;
const ideograph = /\p{Script=Han}/v;

/**
 * Whether a character shows, or changes its neighbours as languages and emoji need: joiners within words of some scripts
 * and within pictures such as families, the styles of a picture, the tags of a flag, and variants of ideographs.
 */
function isCharacterReadable(character: string, before: string, after: string): boolean {
  if (neverReadable.test(character)) return false;
  switch (character) {
    case '\u200d':
      if (partOfPicture.test(before) && picture.test(after)) return true;
      return joiningLetter.test(before) && joiningLetter.test(after);
    case '\u200c':
      return joiningLetter.test(before) && joiningLetter.test(after);
    case '\ufe0e':
    case '\ufe0f':
      return hasStyles.test(before);
  }
  if (character >= '\u{e0020}' && character <= '\u{e007f}') return flagOrTag.test(before);
  if (character >= '\u{e0100}' && character <= '\u{e01ef}') return ideograph.test(before);
  return true;
}

const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff]*$/;

/** Whether every character can be read, so that the text says what it shows. Line breaks and tabs are allowed. */
export function isReadable(text: string): boolean {
  if (plain.test(text)) return true;
  const characters = [...text];
  return characters.every((character, index) =>
    isCharacterReadable(character, characters[index - 1] ?? '', characters[index + 1] ?? ''),
  );
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
  return characters
    .map((character, index) =>
      isCharacterReadable(character, characters[index - 1] ?? '', characters[index + 1] ?? '')
        ? character
        : escapeOf(character),
    )
    .join('');
}
