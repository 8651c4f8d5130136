import { careTaskById } from '#core/catalogue/index.ts';
import { type CareTask, isEssential } from '#core/domain/care/care-task.ts';
import type { Answers, TraitId } from '#core/domain/care/traits.ts';
import { isAmong } from '#core/domain/climate/countries.ts';
import type { Home } from '#core/domain/plan/types.ts';
import type { Life } from './lives.ts';

/** What burns at home also answers whether anything does. */
const burning: readonly Answers[] = [
  { 'water-heater': 'gas' },
  { 'heat-source': 'gas-boiler' },
  { 'heat-source': 'furnace' },
  { fireplace: 'stove' },
  { fireplace: 'stove-daily' },
];

function isSaid({ answers, features }: Home, trait: TraitId, values: readonly string[]): boolean {
  const answer = answers[trait];
  if (answer !== undefined) return values.includes(answer);
  const burns =
    features.has('Gas Stove') ||
    burning.some((each) => Object.entries(each).every(([id, value]) => answers[id as TraitId] === value));
  return trait === 'combustion' && burns && values.includes('yes');
}

/** Whether the household said everything that the task needs, or left open what makes it harmless. */
function isNeeded(home: Home, { appliesIf, untilKnown }: CareTask): boolean {
  const needs = Object.entries(appliesIf?.needs ?? {}) as [TraitId, readonly string[]][];
  return needs.every(
    ([trait, values]) => isSaid(home, trait, values) || (untilKnown === 'planned' && home.answers[trait] === undefined),
  );
}

/** Tasks of items that the home doesn't have, and tasks that contradict an answer. */
export function foreignTasks({ home, days }: Life): readonly string[] {
  return [...days.keys()].filter((id) => {
    const found = careTaskById.get(id);
    if (!found) return true;
    const { item, task } = found;
    const { property, countries, notCountries = [], noFeature } = task.appliesIf ?? {};
    return !(
      (isEssential(item) || home.features.has(item.name)) &&
      item.property.includes(home.propertyType) &&
      (property ?? home.propertyType) === home.propertyType &&
      (countries === undefined || isAmong(home.country, countries)) &&
      !isAmong(home.country, notCountries) &&
      !noFeature?.some((feature) => home.features.has(feature)) &&
      isNeeded(home, task)
    );
  });
}

/** Tasks for cold winters where there are none, and for rains, storms or fires of countries that have none. */
export function foreignToClimate({ home, days }: Life): readonly string[] {
  return [...days.keys()].filter((id) => {
    const climates = careTaskById.get(id)?.task.appliesIf?.climates;
    const seasons = [
      'rainy season',
      'rains apart from storms',
      'warm rains',
      'storm season',
      'gales',
      'mosquitoes',
      'summer mosquitoes',
      'leaf fall',
      'desert',
      'fire season',
      'earthquakes',
    ] as const;
    const { winter } = home.answers;
    const hasSnow = winter === 'hard' || winter === 'regular';
    return (
      climates &&
      !climates.some((name) => (name === 'snow' ? hasSnow : name === winter || seasons.some((one) => one === name)))
    );
  });
}
