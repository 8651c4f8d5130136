import type { CareTask, CatalogueItem } from '../care/care-task.ts';
import { isEssential } from '../care/care-task.ts';
import { hasOutdoors, type PropertyType } from '../care/features.ts';
import { type Answers, notSure, type TraitId, unsureValues } from '../care/traits.ts';
import { isAmong } from '../climate/countries.ts';
import { hasClimate } from '../climate/has-climate.ts';
import { momentIn, type Season } from '../climate/seasons.ts';
import type { Town } from '../climate/town.ts';
import { type Climate, climateOf } from './climate.ts';

/** What a household said about its home. */
export type DescribedHome = {
  readonly propertyType: PropertyType;
  readonly features: ReadonlySet<string>;
  readonly answers: Answers;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The nearest one, whose climate is more exact than those of the country and zone. */
  readonly town?: Town | undefined;
  /** IANA name; determines the climate in a country with several. */
  readonly timezone?: string;
};

/** What follows from it. */
export type Facts = {
  readonly climate: Climate;
  /** The values of a trait that may be true of the home; undefined if nothing is known. */
  readonly valuesOf: (trait: TraitId) => readonly string[] | undefined;
};

const burningFeatures = ['Gas Stove', 'Fire Stove'];
const burning: Answers[] = [
  { 'water-heater': 'gas' },
  { 'heat-source': 'gas-boiler' },
  { 'heat-source': 'oil-boiler' },
  { 'heat-source': 'wood' },
  { 'heat-source': 'furnace' },
  { fireplace: 'stove' },
  { fireplace: 'stove-daily' },
  { fireplace: 'open-fire' },
];

/** Whether an answer or a feature says that something burns in the home, so that the question is unnecessary. */
function burnsSomething({ features, answers }: DescribedHome): boolean {
  return (
    burningFeatures.some((feature) => features.has(feature)) ||
    burning.some((answer) => Object.entries(answer).every(([trait, value]) => answers[trait as TraitId] === value))
  );
}

/** Whether central cooling passes the filter of a furnace, as far as the kind of heating shows. */
function sharesFilter({ features, answers }: DescribedHome): 'yes' | 'no' | undefined {
  if (!features.has('Central Heating')) return 'no';
  const source = answers['heat-source'];
  if (source === undefined || source === notSure) return undefined;
  return source === 'furnace' ? 'yes' : 'no';
}

/** Whether a heat pump or a network brings the heat of the ground, as far as the kind of central heating shows. */
function sourceOfGeothermal(home: DescribedHome, climate: Climate): readonly string[] | undefined {
  const source = home.answers['heat-source'];
  if (source === 'district' || source === 'heat-pump') return [source];
  return home.features.has('Central Heating') ? unsureValues('geothermal', home, climate) : undefined;
}

export function factsOf(home: DescribedHome): Facts {
  const climate = climateOf(home.country, home.timezone ?? '', home.answers, home.town?.place);
  const burns = burnsSomething(home);
  return {
    climate,
    valuesOf: (trait) => {
      if (trait === 'winter') return [climate.winter];
      if (trait === 'combustion' && burns) return ['yes'];
      const source = trait === 'geothermal' ? sourceOfGeothermal(home, climate) : undefined;
      if (source) return source;
      // A range burns in a chimney, whatever is said of its fireplace.
      if (trait === 'fireplace' && home.answers.fireplace === 'unused' && home.features.has('Fire Stove'))
        return ['stove'];
      const shared = trait === 'shared-filter' ? sharesFilter(home) : undefined;
      if (shared) return [shared];
      const answer = home.answers[trait];
      return answer === undefined ? undefined : answer === notSure ? unsureValues(trait, home, climate) : [answer];
    },
  };
}

/** Whether the home has the item. */
export function hasItem(home: DescribedHome, item: CatalogueItem): boolean {
  return (isEssential(item) || home.features.has(item.name)) && item.property.includes(home.propertyType);
}

/** Whether the moment of the season never comes in the climate: no leaves fall, or no storms reach it. */
const isNever = (season: Season | undefined, climate: Climate): boolean =>
  season !== undefined && 'around' in season && !season.otherwise && momentIn(season.around, climate) === undefined;

/** Whether the task fits the home as far as its traits don't matter. */
export function fitsPlace(
  { appliesIf = {}, season }: CareTask,
  home: DescribedHome,
  { climate }: Pick<Facts, 'climate'>,
): boolean {
  const { property, outdoors, anyFeature, noFeature, climates, notClimates, countries, notCountries } = appliesIf;
  return (
    (property === undefined || property === home.propertyType) &&
    (outdoors === undefined || outdoors === hasOutdoors(home.propertyType, home.features)) &&
    (anyFeature === undefined || anyFeature.some((feature) => home.features.has(feature))) &&
    !noFeature?.some((feature) => home.features.has(feature)) &&
    (climates === undefined || climates.some((name) => hasClimate(climate, name))) &&
    !notClimates?.some((name) => hasClimate(climate, name)) &&
    (countries === undefined || isAmong(home.country, countries)) &&
    !(notCountries && isAmong(home.country, notCountries)) &&
    !isNever(season, climate)
  );
}

/** Whether the home's traits meet the task's needs: undefined while a trait that decides it is unknown. */
export function meetsNeeds({ appliesIf }: CareTask, { valuesOf }: Facts): boolean | undefined {
  if (!appliesIf?.needs) return true;
  const needs = Object.entries(appliesIf.needs) as [TraitId, readonly string[]][];
  const met = needs.map(([trait, values]) => valuesOf(trait)?.some((value) => values.includes(value)));
  return met.includes(false) ? false : met.includes(undefined) ? undefined : true;
}

/** The unanswered questions that decide whether the task applies. */
export function unknownTraits({ appliesIf }: CareTask, { valuesOf }: Facts): readonly TraitId[] {
  const traitsOfTask = Object.keys(appliesIf?.needs ?? {}) as TraitId[];
  return traitsOfTask.filter((trait) => valuesOf(trait) === undefined);
}
