import type { Substance } from '#core/domain/care/care-task.ts';

const forbids = /\b(jamais|ne|pas|sans|non|ni|plutôt que|au lieu|évitez|aucune?|rien|interdit|loin d\w*)\b|\bn’/i;

/** Returns the sentences that instruct the reader to do something, without those that forbid something. */
export function instructionsIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(/(?<=[.;:?!])\s+/)).filter((sentence) => !forbids.test(sentence));
}

export const substanceWords: readonly (readonly [Substance, RegExp])[] = [
  ['bleach', /\beau de Javel\b|\bjavellis/i],
  ['acid', /\b(vinaigre|acide citrique|détartrant|anticalcaire)\b/i],
  ['alcohol', /\b(isopropylique|alcool à brûler|alcool ménager)\b/i],
  ['ammonia', /\bammoniaque\b/i],
  ['drain cleaner', /\bdéboucheur (chimique|liquide)\b/i],
  [
    'solvent',
    /\b(white-spirit|(?<!sent l’)essence(?! de)|acétone|dégraissant|térébenthine|nettoyant (pour )?freins)\b/i,
  ],
];
