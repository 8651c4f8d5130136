import { plainWords } from '../../advice/plain-words.ts';

/** Letters that are no others with an accent, as people write them without. */
const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ı: 'i', œ: 'oe' };

/** In characters: what a heading is about is at its beginning. */
export const longestHeading = 200;

/** `HB.purchase_price` and `completedDate` as words, in plain letters. */
export const wordsOfHeading = (heading: string): string =>
  plainWords(
    heading
      .slice(0, longestHeading)
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[_.]/g, ' '),
  )
    .join(' ')
    .replaceAll(/[æøłßđıœ]/g, (letter) => letters[letter] ?? letter);

/** The headings between commas, each as `wordsOfHeading` writes it. */
export const headingsIn = (text: string): readonly string[] => text.split(',').map(wordsOfHeading);

/** The phrases between commas, each as `plainWords` writes it. */
export const phrasesIn = (text: string): readonly string[] =>
  text.split(',').map((phrase) => plainWords(phrase).join(' '));
