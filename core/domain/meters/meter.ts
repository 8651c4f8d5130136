import { daysBetween, type IsoDate } from '../time/dates.ts';

/** What a meter showed at the end of a day. */
export type Reading = { readonly on: IsoDate; readonly value: number };

/** A counter of use, such as the hours of a generator or the kilometres of a car. It only goes forwards. */
export type Meter = {
  readonly householdId: string;
  readonly id: string;
  readonly name: string;
  /** One of `meterUnits`, or another word. */
  readonly unit: string;
  /** The name of the item of the home that it belongs to. */
  readonly item?: string;
  /** One a day at most, the oldest first. */
  readonly readings: readonly Reading[];
  /** The day from which another reading is asked for. */
  readonly askOn?: IsoDate;
};

/** The units that have a name in each language. */
export const meterUnits = ['hours', 'km', 'miles', 'cycles', 'litres', 'm3', 'kWh'] as const;
export type MeterUnit = (typeof meterUnits)[number];

const otherNames: Readonly<Record<string, MeterUnit>> = {
  h: 'hours',
  hour: 'hours',
  kilometres: 'km',
  kilometers: 'km',
  mi: 'miles',
  mile: 'miles',
  cycle: 'cycles',
  l: 'litres',
  liters: 'litres',
  'm³': 'm3',
  kwh: 'kWh',
};

export const isMeterUnit = (unit: string): unit is MeterUnit => meterUnits.some((known) => known === unit);

/** The unit by its usual name, if it has one. */
export const usualUnit = (unit: string): string => otherNames[unit.toLowerCase()] ?? unit;

/** What a household has of the same thing. */
export const mostMeters = 30;
/** So many readings a meter keeps. Beyond them, the second oldest goes, so that the first one stays. */
export const mostReadings = 1_000;
export const mostValue = 1_000_000_000;

/** The most that a meter of a home gains in a day. */
const mostADay: Readonly<Record<MeterUnit, number>> = {
  hours: 24,
  km: 2_000,
  miles: 1_250,
  cycles: 10_000,
  litres: 100_000,
  m3: 1_000,
  kWh: 2_000,
};

export type ReadingFault = 'backwards' | 'jump' | 'future';

/** Whether more was used between the readings than there can be, the days of both included. */
export function jumps(one: Reading, other: Reading, unit: string): boolean {
  return isMeterUnit(unit) && other.value - one.value > mostADay[unit] * (daysBetween(one.on, other.on) + 1);
}

/** Why a reading can't be true, beside those of other days. */
export function faultOf(reading: Reading, { unit, readings }: Meter, today: IsoDate): ReadingFault | undefined {
  if (reading.on > today) return 'future';
  const before = readings.findLast(({ on }) => on < reading.on);
  const after = readings.find(({ on }) => on > reading.on);
  if ((before && before.value > reading.value) || (after && after.value < reading.value)) return 'backwards';
  if ((before && jumps(before, reading, unit)) || (after && jumps(reading, after, unit))) return 'jump';
  return undefined;
}

/** The meter with a reading, in place of another one of that day. */
export function withReading(meter: Meter, reading: Reading): Meter {
  const readings = [...meter.readings.filter(({ on }) => on !== reading.on), reading].toSorted((one, other) =>
    one.on < other.on ? -1 : 1,
  );
  return { ...meter, readings: readings.length > mostReadings ? readings.toSpliced(1, 1) : readings };
}

export const withoutReading = (meter: Meter, on: IsoDate): Meter => ({
  ...meter,
  readings: meter.readings.filter((reading) => reading.on !== on),
});
