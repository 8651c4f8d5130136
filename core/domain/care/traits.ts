import { isAmong } from '../climate/countries.ts';
import type { Winter } from '../climate/place.ts';
import type { PropertyType } from './features.ts';

/** What may be true in some countries, named by their codes, of all homes or of one type. */
type UnsureIn = {
  readonly countries: string;
  readonly property?: PropertyType;
  readonly values: readonly string[];
};

/**
 * A fact about a home that decides which tasks apply. Onboarding doesn't ask for traits: the week asks for a few at a
 * time, and the preferences list them all.
 */
type TraitDefinition = {
  /** The answers. Each language has words for them in `questions`. */
  readonly options: readonly string[];
  /** The answers that may be true of a home whose owner isn't sure: the safest assumption. */
  readonly unsure: readonly string[];
  /** The same in countries where that would be untrue of nearly every home. The first entry that fits counts. */
  readonly unsureIn?: readonly UnsureIn[];
  /** The same in a flat of any other country. */
  readonly unsureInFlat?: readonly string[];
  /** The same where it freezes rarely or never. */
  readonly unsureInMildWinter?: readonly string[];
  /** The same where wildfires reach few homes. */
  readonly unsureWhereFiresReachFew?: readonly string[];
};

export const notSure = 'not-sure';

export const traits = {
  winter: {
    options: ['long', 'hard', 'regular', 'rare', 'none'],
    unsure: [],
  },
  rains: {
    options: ['dec-feb', 'mar-may', 'jun-aug', 'sep-nov', 'none'],
    unsure: [],
  },
  storms: {
    options: ['yes', 'no'],
    unsure: ['yes'],
  },
  altitude: {
    options: ['high', 'low'],
    unsure: [],
  },
  wildland: {
    options: ['yes', 'no'],
    unsure: ['yes'],
    // An hour and a half is much work against fires that most likely never come.
    unsureWhereFiresReachFew: [],
  },
  tenure: {
    options: ['owner', 'tenant'],
    unsure: ['owner'],
  },
  'water-heater': {
    options: ['electric-tank', 'gas', 'boiler', 'heat-pump', 'tankless', 'shared'],
    unsure: ['gas'],
    // Where most homes have no gas for it, but the hot water of a heating network, an electric tank (often with solar
    // panels, as in six of ten homes of Réunion: Insee, 2022) or a small electric heater at the shower. Estimates from
    // what national surveys and sellers name first; one task for all kinds looks for the dangers of the others.
    unsureIn: [
      { countries: 'IS', values: ['shared'] },
      { countries: 'BY DK EE KZ LT LV MN RU', property: 'Apartment', values: ['shared'] },
      { countries: 'BN BR MY PH PY SG TH', values: ['tankless'] },
      {
        countries:
          'AE AO BF BH BI BJ BW CD CG CI CM CV ET FI GA GH GM GN GW KE KW LR ML MR MW MZ NA NE NG NO OM QA RW SA SE SL SN SZ TD TG UG VN ZA ZM ZW',
        values: ['electric-tank'],
      },
      { countries: 'AS BD CY ET FJ FR GR GU IL IN JO LB LK MP MT MU NC NZ PF PR TZ VI VU', values: ['electric-tank'] },
    ],
  },
  'heat-source': {
    options: ['gas-boiler', 'oil-boiler', 'heat-pump', 'furnace', 'district', 'wood'],
    unsure: ['gas-boiler'],
    // Networks heat nearly all homes of Iceland, and the blocks of flats of the countries below. Houses have no gas in
    // the Nordic countries, and burn coal or wood in Mongolia.
    unsureIn: [
      { countries: 'US CA', values: ['furnace'] },
      { countries: 'FI IS NO SE', values: ['district'] },
      { countries: 'BY DK EE KZ LT LV MN RU', property: 'Apartment', values: ['district'] },
      { countries: 'MN', values: ['wood'] },
    ],
  },
  geothermal: {
    options: ['heat-pump', 'district'],
    unsure: ['heat-pump'],
    unsureIn: [{ countries: 'IS', values: ['district'] }],
  },
  combustion: {
    options: ['yes', 'no'],
    unsure: ['yes'],
  },
  fireplace: {
    options: ['stove-daily', 'stove', 'open-fire', 'unused'],
    unsure: ['stove'],
  },
  'gas-supply': {
    options: ['mains', 'bottle', 'tank'],
    unsure: ['mains', 'bottle'],
    // Where hobs burn piped gas, in flats or everywhere, and where nothing is piped.
    unsureIn: [
      { countries: 'AR BE CA GB HK HU NL SG UA US', values: ['mains'] },
      { countries: 'AT CH CZ DE IT KR LU PL RU SK', property: 'Apartment', values: ['mains'] },
      { countries: 'GF GH GP KE LK MQ NG PH RE UG VN YT ZA ZM', values: ['bottle'] },
    ],
  },
  'water-supply': {
    options: ['mains', 'well'],
    // Only who has a well knows to test it.
    unsure: ['mains'],
  },
  car: {
    options: ['home-charged', 'charged-elsewhere', 'combustion'],
    unsure: [],
  },
  dryer: {
    options: ['vented', 'condenser', 'heat-pump', 'none'],
    unsure: ['vented'],
    // Few flats have a hole in the wall for its duct, except where most dryers have one.
    unsureIn: [{ countries: 'AU CA NZ US', property: 'Apartment', values: ['vented'] }],
    unsureInFlat: ['condenser'],
  },
  'oven-cleaning': {
    options: ['pyrolytic', 'catalytic', 'plain'],
    unsure: ['plain'],
  },
  fridge: {
    options: ['manual-defrost', 'frost-free', 'water-filter'],
    unsure: ['manual-defrost'],
  },
  'air-conditioner': {
    options: ['reachable', 'high', 'central', 'portable', 'evaporative', 'fans'],
    unsure: ['high'],
  },
  'shared-filter': {
    options: ['yes', 'no'],
    unsure: ['no'],
  },
  ventilation: {
    options: ['balanced', 'extract', 'natural'],
    unsure: ['extract'],
  },
  'alarm-batteries': {
    options: ['yes', 'no'],
    unsure: ['yes'],
  },
  'outside-tap': {
    options: ['yes', 'no'],
    unsure: ['yes'],
    unsureInFlat: [],
  },
  attic: {
    options: ['yes', 'no'],
    unsure: [],
  },
  drainage: {
    options: ['sewer', 'septic', 'sump', 'septic-sump'],
    unsure: [],
    // Where sewers reach few houses, even in cities.
    unsureIn: [{ countries: 'GH ID KE LK NG PH TZ UG VN', property: 'House', values: ['septic'] }],
  },
  'water-treatment': {
    options: ['softener', 'filter', 'osmosis', 'roof-tank', 'filter-tank', 'none'],
    unsure: [],
    // Where the mains run for some hours only, or at a low pressure, houses store their water.
    unsureIn: [
      {
        countries: 'AE BH DZ EG GH IN IQ JO KE KW LB LY MX NG NP OM PK PS QA SA SY TZ UG YE ZM ZW',
        property: 'House',
        values: ['roof-tank'],
      },
    ],
  },
  // One question for all of them: most homes have none, and only who has one knows to look after it.
  'newer-things': {
    options: ['battery', 'generator', 'smart-lock', 'robot', 'several', 'none'],
    unsure: [],
  },
  'garage-door': {
    options: ['yes', 'no'],
    // Anyone who has one knows, and most homes have none: a guess would come every month.
    unsure: [],
  },
  'pool-winter': {
    options: ['closed', 'open'],
    unsure: ['closed', 'open'],
    unsureInMildWinter: ['open'],
  },
  barbecue: {
    options: ['gas', 'charcoal', 'pellet', 'electric'],
    unsure: ['gas'],
  },
  'pizza-oven': {
    options: ['wood', 'gas', 'electric'],
    // One task looks after either fuel.
    unsure: [notSure],
  },
  'fire-pit': {
    options: ['wood', 'gas'],
    unsure: [notSure],
  },
  deck: {
    options: ['timber', 'composite', 'paving'],
    // Its posts and railings are checked, but no boards are oiled that may be paving.
    unsure: ['composite'],
  },
  'tree-kinds': {
    options: ['fruit', 'young', 'both', 'neither'],
    unsure: [],
  },
  bidet: {
    options: ['bowl', 'seat'],
    unsure: [],
  },
  scooter: {
    options: ['electric', 'petrol'],
    unsure: ['electric'],
    // Where a scooter is first of all a motor vehicle that a family rides every day.
    unsureIn: [
      {
        countries:
          'AO AR BD BF BJ BO BR CD CG CI CL CM CO CR CU DO DZ EC EG ET GA GH GN GR GT HN HT ID IN IQ IR IT JM JO KE KH KM LA LB LK LR MA MG ML MM MU MV MW MX MY MZ NG NI NP PA PE PH PK PS PY RW SD SL SN SO SV SY TD TG TH TL TN TR TT TW TZ UG UY VE VN YE ZM ZW',
        values: ['petrol'],
      },
    ],
  },
  'boat-winter': {
    options: ['laid-up', 'afloat'],
    unsure: ['laid-up'],
    unsureInMildWinter: ['afloat'],
  },
  'motorcycle-winter': {
    options: ['laid-up', 'ridden'],
    unsure: ['ridden'],
  },
} as const satisfies Record<string, TraitDefinition>;

export type TraitId = keyof typeof traits;
export type TraitValue<Id extends TraitId> = (typeof traits)[Id]['options'][number];

/** The answers that a task needs: for each trait, one of these, or no answer that is sure. */
export type Needs = { readonly [Id in TraitId]?: readonly (TraitValue<Id> | typeof notSure)[] };

/** A household's answers: for each trait one of its values, or `not-sure`. */
export type Answers = { readonly [Id in TraitId]?: TraitValue<Id> | typeof notSure };

export const traitIds = Object.keys(traits) as readonly TraitId[];

/** What may be true of a home in the place whose owner isn't sure: the safest assumption. */
export function unsureValues(
  id: TraitId,
  home: { readonly country: string; readonly propertyType: PropertyType },
  { winter, firesReachFew }: { readonly winter: Winter; readonly firesReachFew?: true },
): readonly string[] {
  const { unsure, unsureIn, unsureInFlat, unsureInMildWinter, unsureWhereFiresReachFew }: TraitDefinition = traits[id];
  const whereFew = firesReachFew && unsureWhereFiresReachFew;
  const inFlat = home.propertyType === 'Apartment' ? unsureInFlat : undefined;
  const inMildWinter = winter === 'rare' || winter === 'none' ? unsureInMildWinter : undefined;
  const inCountry = unsureIn?.find(
    ({ countries, property }) =>
      isAmong(home.country, countries.split(' ')) && (property === undefined || property === home.propertyType),
  );
  return inCountry?.values ?? inFlat ?? inMildWinter ?? whereFew ?? unsure;
}

export function isTraitId(id: string): id is TraitId {
  return Object.hasOwn(traits, id);
}

/** Whether the value can be answered for the trait. */
export function isAnswer(id: TraitId, value: string): boolean {
  return value === notSure || (traits[id].options as readonly string[]).includes(value);
}
