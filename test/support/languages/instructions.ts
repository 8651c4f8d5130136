import type { Substance } from '#core/domain/care/care-task.ts';

type Instructions = {
  /** What a sentence has that forbids something. */
  readonly forbids: RegExp;
  readonly substances: readonly (readonly [Substance, RegExp])[];
};

const fr: Instructions = {
  forbids: /\b(jamais|ne|pas|sans|non|ni|plutôt que|au lieu|évitez|aucune?|rien|interdit|loin d\w*)\b|\bn’/i,
  substances: [
    ['bleach', /\beau de Javel\b|\bjavellis/i],
    ['acid', /\b(vinaigre|acide citrique|détartrant|anticalcaire)\b/i],
    ['alcohol', /\b(isopropylique|alcool à brûler|alcool ménager)\b/i],
    ['ammonia', /\bammoniaque\b/i],
    ['drain cleaner', /\bdéboucheur (chimique|liquide)\b/i],
    [
      'solvent',
      /\b(white-spirit|(?<!sent l’)essence(?! de)|acétone|dégraissant|térébenthine|nettoyant (pour )?freins)\b/i,
    ],
  ],
};

const de: Instructions = {
  forbids: /(?<!\p{L})(nie|nicht|kein\p{L}*|ohne|statt|weder|noch|nichts|fern|verboten)(?!\p{L})/iu,
  substances: [
    ['bleach', /chlorreiniger|chlorbleiche|javel/i],
    ['acid', /(?<!\p{L})(essig|zitronensäure)|entkalker|kalklöser/iu],
    ['alcohol', /isopropyl|spiritus|reinigungsalkohol/i],
    ['ammonia', /ammoniak|salmiak/i],
    ['drain cleaner', /(chemisch|flüssig)\p{L}* (abfluss|rohr)reiniger/iu],
    [
      'solvent',
      /waschbenzin|testbenzin|(?<!nach )(?<!\p{L})benzin(?!\p{L})|aceton|entfetter|terpentin|bremsenreiniger/iu,
    ],
  ],
};

/** How each translation instructs its readers, and what it calls the substances that they use. */
export const instructions = { fr, de } as const;

/** Returns the sentences that instruct the reader to do something, without those that forbid something. */
export function instructionsIn(texts: readonly string[], { forbids }: Instructions): readonly string[] {
  return texts.flatMap((text) => text.split(/(?<=[.;:?!])\s+/)).filter((sentence) => !forbids.test(sentence));
}
