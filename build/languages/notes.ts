import { longestOf } from './check-units.ts';
import { termsOf } from './terms/index.ts';

/** What a mark of a text means, for a translator who has never seen one. */
const marks: readonly (readonly [mark: RegExp, note: string])[] = [
  [/\{[^{}]+\}/, 'Keep {…} as it is: a number, a name or a phone number comes there.'],
  [
    /\[\[/,
    '[[FR: … | …]]: translate each text, and keep the codes, the bars and the brackets. The last text is for all other countries.',
  ],
  [/\]\(/, '[…](…): translate what is in square brackets. The address stays.'],
  [
    /(?<!\[)\[[^[\]]+\](?![\](])/,
    '[…]: what is in square brackets is a link or is set apart. Translate it and keep the brackets.',
  ],
  [
    /(?<!\()\*(?!\))/,
    '*: the page fills it in, emphasises what is between two, or has a note that begins with it. Keep as many.',
  ],
  // An anchor of a link isn’t one.
  [/(?<![^\s-])#/, '#: a number comes there.'],
];

const markNotes = (text: string): readonly string[] =>
  marks.filter(([mark]) => mark.test(text)).map(([, note]) => note);

/** The glossary, as far as a text needs it. */
const termNotes = (text: string, language: string): readonly string[] =>
  termsOf(language).flatMap(({ english, term }) => {
    const [found] = english?.exec(text) ?? [];
    return found === undefined ? [] : [`Here, “${found}” is “${term}”.`];
  });

const limitNotes = (file: string, path: string): readonly string[] => {
  const longest = longestOf(file, path);
  return longest === undefined ? [] : [`At most ${longest} characters.`];
};

/** What a translator has to know of an English text by itself: its marks, its greatest length, and its terms. */
export const textNotes = (file: string, path: string, english: string, language: string): readonly string[] => [
  ...markNotes(english),
  ...limitNotes(file, path),
  ...termNotes(english, language),
];
