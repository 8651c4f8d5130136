import type { careUse as english } from '../en/care-use.ts';
import type { Translation } from '../translation.ts';
import { meterUnits } from './meter-units.ts';

export const careUse: Translation<typeof english> = {
  also: (every, unit) =>
    `Hersteller zählen auch den Gebrauch: ${meterUnits.every(every, unit)}, wenn das früher ist. Mit einem Zähler tut Ihr Plan das auch.`,
};
