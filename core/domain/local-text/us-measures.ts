import type { MetricUnit } from './metric-units.ts';

/** A unit of the United States: its names, how many make up one of the metric unit, and how finely to round. */
type UsMeasure = {
  readonly one: string;
  readonly many: string;
  readonly perMetric: number;
  readonly step: (amount: number) => number;
};

/** The step to round to: the one beside the first limit that the amount stays under, or else `beyond`. */
const steps =
  (beyond: number, ...limits: readonly (readonly [under: number, step: number])[]) =>
  (amount: number): number =>
    limits.find(([under]) => amount < under)?.[1] ?? beyond;

const measure = (one: string, many: string, perMetric: number, step: UsMeasure['step']): UsMeasure => ({
  one,
  many,
  perMetric,
  step,
});

const inch = (perMetric: number, step: UsMeasure['step']) => measure('inch', 'inches', perMetric, step);
const inches = inch(1 / 2.54, steps(1, [1, 1 / 8], [2, 1 / 4], [5, 1 / 2]));
/** Tyre treads and the like are measured in thirty-seconds of an inch. */
const fineInches = inch(1 / 25.4, steps(1 / 16, [0.4, 1 / 32], [4, 1 / 8]));
const feet = measure('foot', 'feet', 3.2808, steps(5, [3.4, 1], [9, 1 / 2], [65, 1]));
const cups = measure('cup', 'cups', 1 / 236.6, steps(1 / 4));
const fluidOunces = measure('fl oz', 'fl oz', 1 / 29.57, steps(1 / 2));
const tablespoons = measure('tablespoon', 'tablespoons', 1 / 14.79, steps(1 / 2));
const teaspoons = measure('teaspoon', 'teaspoons', 1 / 4.93, steps(1 / 4));
const quarts = measure('quart', 'quarts', 1.0567, steps(1 / 2));
const gallons = measure('gallon', 'gallons', 0.2642, steps(5, [3, 1 / 4], [10, 1 / 2], [20, 1]));
const miles = measure('mile', 'miles', 0.6214, steps(1000, [10, 1], [100, 5], [10_000, 100]));
const milesPerHour = measure('mph', 'mph', 0.6214, steps(5));
const pounds = measure('lb', 'lb', 2.2046, steps(5, [40, 1]));
const ounces = measure('oz', 'oz', 0.035274, steps(1, [10, 1 / 2]));
const psi = measure('psi', 'psi', 14.504, steps(5, [100, 1]));
const squareFeet = measure('square foot', 'square feet', 10.764, steps(5));

const scaled = (base: UsMeasure, factor: number): UsMeasure => ({ ...base, perMetric: base.perMetric * factor });

function volume(millilitres: number): UsMeasure {
  if (millilitres < 15) return teaspoons;
  if (millilitres < 30) return tablespoons;
  if (millilitres < 200) return fluidOunces;
  if (millilitres < 900) return cups;
  return scaled(millilitres < 4000 ? quarts : gallons, 1 / 1000);
}

/** The measure for an amount of the metric unit; for a range, give its larger end. Temperatures have none. */
export function usMeasureOf(unit: Exclude<MetricUnit, '°C'>, amount: number): UsMeasure {
  switch (unit) {
    case 'mm':
      return fineInches;
    case 'cm':
      return amount < 120 ? inches : scaled(feet, 1 / 100);
    case 'm':
      return amount < 0.9 ? scaled(inches, 100) : feet;
    case 'ml':
      return volume(amount);
    case 'l':
      return scaled(volume(amount * 1000), 1000);
    default:
      return { km: miles, 'km/h': milesPerHour, kg: pounds, g: ounces, bar: psi, 'm²': squareFeet }[unit];
  }
}
