import type { careUse as english } from '../en/care-use.ts';
import type { Translation } from '../translation.ts';
import { meterUnits } from './meter-units.ts';

export const careUse: Translation<typeof english> = {
  also: (every, unit) =>
    `Les fabricants comptent aussi l’usage : ${meterUnits.every(every, unit)}, si ce moment arrive plus tôt. Avec un compteur, votre programme en tient compte.`,
};
