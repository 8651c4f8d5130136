import type { Guide } from '#core/catalogue/guides/guide.ts';
import type { Note } from '#core/languages/guide-words.ts';

/** Returns the tips, warning signs and cards of a guide, in order. */
export const notesOf = ({ tips, warningSigns, professionals }: Guide): readonly Note[] => [
  ...tips,
  ...warningSigns.stop,
  ...warningSigns.soon,
  ...professionals,
];
