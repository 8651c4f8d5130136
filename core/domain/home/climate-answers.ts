import type { CareTask } from '../care/care-task.ts';
import type { ClimateName } from '../climate/has-climate.ts';
import type { Moment } from '../climate/moments.ts';
import { momentIn } from '../climate/seasons.ts';
import { type Climate, type ClimateTrait, climateOf, winters } from './climate.ts';
import { type DescribedHome, fitsPlace } from './facts.ts';

/** What each climate trait decides: where a task belongs, and when. */
const concerns: Readonly<Record<ClimateTrait, readonly (ClimateName | Moment)[]>> = {
  winter: [
    ...winters,
    'snow',
    'mild winter',
    'cool',
    'first frost',
    'leaf fall',
    'last frost',
    'mosquitoes',
    'summer mosquitoes',
    'storm season',
  ],
  rains: ['rainy season', 'short rains', 'warm rains', 'rains apart from storms', 'mosquitoes', 'mosquitoes all year'],
  storms: ['storm season', 'gales', 'rains apart from storms'],
  altitude: ['mosquitoes', 'mosquitoes all year'],
};

const momentOf = ({ season }: CareTask): Moment | undefined =>
  season && 'around' in season ? season.around : undefined;

/** Whether the trait can decide where or when the task is planned. */
export function concernsClimate(trait: ClimateTrait, task: CareTask): boolean {
  const moment = momentOf(task);
  return concerns[trait].some((name) => name === moment || task.appliesIf?.climates?.some((each) => each === name));
}

/** The climate that the place has without an answer, and those that another answer would give it. */
type PossibleClimates = { readonly usual: Climate; readonly others: readonly Climate[] };

/** A household whose winter isn't the usual one of its place has one that is a step milder or colder. */
export function possibleClimates(trait: ClimateTrait, home: DescribedHome): PossibleClimates {
  const { [trait]: _, ...answers } = home.answers;
  const given = (answer: DescribedHome['answers']) =>
    climateOf(home.country, home.timezone ?? '', { ...answers, ...answer }, home.town?.place);
  const usual = given({});
  if (trait === 'rains') {
    const quarters = ['dec-feb', 'mar-may', 'jun-aug', 'sep-nov', 'none'] as const;
    return { usual, others: quarters.map((rains) => given({ rains })) };
  }
  if (trait === 'altitude') return { usual, others: [given({ altitude: 'high' }), given({ altitude: 'low' })] };
  if (trait === 'storms') return { usual, others: [given({ storms: 'yes' }), given({ storms: 'no' })] };
  const step = winters.indexOf(usual.winter);
  const nearby = winters.filter((_, index) => Math.abs(index - step) === 1);
  return { usual, others: nearby.map((winter) => given({ winter })) };
}

/** Whether one of the climates has the task and another doesn't, or has it at another time of the year. */
export function changesWith(task: CareTask, home: DescribedHome, { usual, others }: PossibleClimates): boolean {
  const moment = momentOf(task);
  const turnIn = (climate: Climate): string => {
    if (!fitsPlace(task, home, { climate })) return 'never';
    return moment ? `${momentIn(moment, climate)}` : 'any';
  };
  return others.some((climate) => turnIn(climate) !== turnIn(usual));
}
