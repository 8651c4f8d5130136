import { capitalise } from '../../../domain/text/capitalise.ts';
import { format } from '../format.ts';
import { meterUnits } from '../meter-units.ts';

/** The page of meters, and what a custom task says about them. */
export const meters = {
  about: 'Hours, kilometres, litres: what is due by use comes when its meter says so, and not by the calendar alone.',
  yours: 'your meters',
  none: 'No meters yet. Add one for a generator, a car or a filter, and choose it in a custom task.',
  add: 'Add a meter',
  name: 'Name',
  nameHint: 'Such as “Generator” or “The car’s kilometres”.',
  generator: 'Generator',
  unit: 'It counts',
  otherUnit: 'something else',
  otherUnitName: 'What it counts',
  item: 'Belongs to',
  noName: 'Please name the meter',
  noUnit: 'Please say what it counts',
  added: 'The meter is added',
  last: (value: number, unit: string, day: string) => `${meterUnits.amount(value, unit)} on ${day}`,
  noReading: 'Not read yet',
  usual: (aDay: number, unit: string) => {
    const isSlow = aDay < 1;
    const amount = meterUnits.amount(Math.round((isSlow ? aDay * 30 : aDay) * 10) / 10, unit);
    return isSlow ? `About ${amount} a month` : `About ${amount} a day`;
  },
  /** The estimated day, and whether it is due by its date as well. */
  due: (
    title: string,
    every: number,
    unit: string,
    estimate: { readonly day: string | null; readonly orByDate: boolean },
  ) => {
    const use = meterUnits.every(every, unit);
    if (estimate.day === null) return `${title}: ${use}. Two readings, a week apart, give an estimate.`;
    return estimate.orByDate
      ? `${title}: ${use}, or by its date if that is sooner, so about ${estimate.day}. That is our estimate.`
      : `${title}: ${use}, so about ${estimate.day}. That is our estimate.`;
  },
  wanted: 'Please read it: that makes the estimate better.',
  reading: 'It shows',
  on: 'On',
  save: 'Save the reading',
  saved: 'The reading is saved',
  noValue: 'Please enter a number, such as 1250 or 1250.5',
  readings: (count: number) => format.count(count, { one: 'reading', other: 'readings' }),
  removeReading: (day: string) => `Delete the reading of ${day}`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeAbout: 'Its readings are deleted for good.',
  removed: 'The meter is deleted',
  all: 'Meters',
  /** Above the week. */
  ask: (names: readonly string[]) =>
    names.length === 1 ? `Please read the meter of ${names[0]}:` : `Please read ${names.length} meters:`,
  give: 'give the reading',
  meter: 'Meter',
  noMeter: 'There is no meter yet.',
  addFirst: 'Add a meter',
  chooseMeter: 'Please choose a meter',
  every: 'After',
  latest: 'At the latest after',
  latestHint: 'Empty for by use alone.',
  amount: (most: number) => `Please enter a number, from 1 to ${format.number(most)}`,
  byUse: (every: number, unit: string) => capitalise(meterUnits.every(every, unit)),
  byUseAlone: 'Every so much use',
  byUseOr: (inTime: string) => `Every so much use or ${inTime}`,
  starts: 'It counts from its first day, and then from when you last did it.',
} as const;
