import type { CareTask } from '../care/care-task.ts';
import { type Answers, notSure, type TraitId } from '../care/traits.ts';
import type { ClimateName } from '../climate/has-climate.ts';
import type { Moment } from '../climate/moments.ts';
import type { Place } from '../climate/place.ts';
import { placeOf } from '../climate/places.ts';
import { isWinter } from './climate.ts';
import type { DescribedHome } from './facts.ts';

/** What a town decides, by the moments that tasks follow, and by the climates that a task names, and no other. */
const variations: readonly {
  readonly of: 'frostVaries' | 'rainsVary' | 'stormsVary';
  /** The question whose answer decides instead. */
  readonly answer?: 'rains' | 'storms';
  readonly moments: readonly Moment[];
  readonly climates: readonly ClimateName[];
}[] = [
  { of: 'frostVaries', moments: ['first frost', 'last frost', 'leaf fall'], climates: ['hard', 'snow'] },
  {
    of: 'rainsVary',
    answer: 'rains',
    moments: ['rainy season', 'short rains'],
    climates: ['rainy season', 'short rains'],
  },
  { of: 'stormsVary', answer: 'storms', moments: ['storm season'], climates: ['storm season', 'gales'] },
];

const variesWith = (place: Place, answers: Answers) => {
  const isSaid = (trait: TraitId) => (answers[trait] ?? notSure) !== notSure;
  const open = variations.filter(({ of, answer }) => place[of] && !(answer && isSaid(answer)));
  return ({ season, appliesIf }: CareTask): boolean =>
    open.some(
      ({ moments, climates }) =>
        (season !== undefined && 'around' in season && moments.includes(season.around)) ||
        appliesIf?.climates?.every((name) => climates.includes(name)),
    );
};

/**
 * Whether one of the tasks is for frost, snow, rains or storms and comes when the riskiest common town of the country and
 * time zone needs it, because the home names no town and several there need it at another time, or never.
 */
export function assumesTown(tasks: readonly CareTask[], { country, timezone, answers, town }: DescribedHome): boolean {
  const winter = isWinter(answers.winter) ? answers.winter : undefined;
  const place = town ? undefined : placeOf(country, timezone ?? '', winter === 'long' ? 'hard' : winter);
  return place !== undefined && tasks.some(variesWith(place, answers));
}
