import type { Substance } from '#core/domain/care/care-task.ts';

const forbids =
  /\b(never|no|not|nor|without|don’t|instead of|rather than|neither|avoid|nothing|free of|keep .* away)\b/i;

/** Returns the sentences that instruct the reader to do something, without those that forbid something. */
export function instructionsIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(/(?<=[.;:?!])\s+/)).filter((sentence) => !forbids.test(sentence));
}

export const substanceWords: readonly (readonly [Substance, RegExp])[] = [
  ['bleach', /\bbleach/i],
  ['acid', /\b(vinegar|citric acid|descal(er|ing (solution|agent|powder|tablet))|limescale remover)\b/i],
  ['alcohol', /\b(isopropyl|methylated|surgical spirit|rubbing alcohol)\b/i],
  ['ammonia', /\bammonia\b/i],
  ['drain cleaner', /\bdrain (un)?(cleaner|blocker)\b/i],
  ['solvent', /\b(white spirit|(?<!smells of )petrol|acetone|degreaser|turpentine|brake cleaner)\b/i],
];

export function substancesIn(sentences: readonly string[]): readonly Substance[] {
  return substanceWords.filter(([, words]) => sentences.some((one) => words.test(one))).map(([name]) => name);
}

/** Work that requires a professional, and work that is never safe. */
const forbidden = [
  /\bopen (up )?the (microwave|consumer unit|panel cover|boiler case|gas valve)/i,
  /\b(unscrew|remove) the (microwave|boiler) (case|casing|cover)/i,
  /\bmix\b.*\bbleach\b.*\b(vinegar|ammonia|acid)/i,
  /\bwater (on|onto|over) (burning|flaming) (oil|fat)/i,
  /\bwater (on|onto|over|to) the (acid|chlorine|chemical)s?\b/i,
  /\b(block|cover|tape over) the (vent|air brick|ventilation)/i,
  /\bwd-?40 on (the )?(brake|gas)/i,
];

export function isForbidden(sentence: string): boolean {
  return forbidden.some((words) => words.test(sentence));
}
