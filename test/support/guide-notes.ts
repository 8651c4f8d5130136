import type { Guide, Note } from '#core/catalogue/guides/guide.ts';

/** Returns the tips, warning signs and cards of a guide, in order. */
export const notesOf = ({ tips, warningSigns, professionals }: Guide): readonly Note[] => [
  ...tips,
  ...warningSigns.stop,
  ...warningSigns.soon,
  ...professionals,
];
