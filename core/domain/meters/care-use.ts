import { isAmong } from '../climate/countries.ts';
import { isMeterUnit, type Meter, type MeterUnit } from './meter.ts';

/** How much use a care task allows between two turns, as makers state it. */
export type CareUse = { readonly every: number; readonly unit: MeterUnit };

/** How many of the second unit are one of the first. */
const conversions: Partial<Record<MeterUnit, Partial<Record<MeterUnit, number>>>> = {
  km: { miles: 0.621371 },
  miles: { km: 1.609344 },
  litres: { m3: 0.001 },
  m3: { litres: 1000 },
};

/** Rounded down to two digits, so that it is never late and reads like a maker's number. */
function roundedDown(amount: number): number {
  const digit = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Number((Math.floor(amount / digit) * digit).toPrecision(2));
}

/** The same use in the unit of a meter; undefined if that counts something else. */
export function everyIn({ every, unit }: CareUse, unitOfMeter: string): number | undefined {
  if (unit === unitOfMeter) return every;
  const one = isMeterUnit(unitOfMeter) ? conversions[unit]?.[unitOfMeter] : undefined;
  return one === undefined ? undefined : roundedDown(every * one);
}

/** The use by a meter of the home; undefined unless the meter belongs to the item and counts what the maker does. */
export const everyBy = (
  use: CareUse | undefined,
  item: string,
  meter: Pick<Meter, 'item' | 'unit'>,
): number | undefined => (use && meter.item === item ? everyIn(use, meter.unit) : undefined);

/** Where cars show miles. */
const inMiles = ['GB', 'LR', 'MM', 'US'];

/** The use in the unit that people count in a country. */
export function localUse(country: string | undefined, use: CareUse): CareUse {
  const inThese = use.unit === 'km' && isAmong(country ?? '', inMiles) ? everyIn(use, 'miles') : undefined;
  return inThese === undefined ? use : { every: inThese, unit: 'miles' };
}
