import type { FeatureName, PropertyType } from './features.ts';

/** Items that every home has, so that onboarding doesn't ask about them. Flats have no roof or gutters. */
export const essentialItems = [
  'Smoke Alarm',
  'Carbon Monoxide Alarm',
  'Toilet',
  'Plumbing and Drains',
  'Electrical Panel',
  'Windows and Doors',
  'Ventilation',
  'Roof and Gutters',
] as const;
export type EssentialItem = (typeof essentialItems)[number];
export type ItemName = FeatureName | EssentialItem;

/**
 * Days between two turns, counted from the last completion. The minimum is two weeks: an item has one task a week, so a
 * weekly task would take every turn of its item. More frequent care is described as a habit.
 */
export const every = {
  fortnight: 14,
  month: 30,
  twoMonths: 61,
  quarter: 91,
  halfYear: 182,
  year: 365,
  twoYears: 730,
  threeYears: 1095,
  fiveYears: 1825,
  tenYears: 3650,
} as const;
export type IntervalDays = (typeof every)[keyof typeof every];

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The month six months later, when the other hemisphere has the same season. */
export const halfYearOn = (month: Month): Month => (((month + 5) % 12) + 1) as Month;

/** Whole months of the northern year, both included; `from` after `to` runs over New Year. */
export type Season = { readonly from: Month; readonly to: Month };

export const difficulties = ['beginner', 'moderate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A substance that must not be used on the same day as certain others; `substancesThatMustNotMeet` pairs them. */
export type Substance =
  | 'bleach'
  | 'acid'
  | 'ammonia'
  | 'alcohol'
  | 'drain cleaner'
  | 'pool chlorine'
  | 'solvent'
  | 'open flame';

/** Jobs of one room are planned on one day where possible. */
export const rooms = [
  'kitchen',
  'bathroom',
  'laundry',
  'living area',
  'plant room',
  'whole home',
  'outdoors',
  'garden',
  'garage',
] as const;
export type Room = (typeof rooms)[number];

/**
 * The source of a rule: the organisation (or maker) and the title of its guidance, with year and address where known.
 */
export type Source = {
  readonly organisation: string;
  readonly title: string;
  readonly year?: number;
  readonly url?: string;
};

export type AppliesIf = {
  /** Only in a flat, or only in a house. */
  readonly property?: PropertyType;
  /** Only if at least one of these features was chosen too. */
  readonly anyFeature?: readonly FeatureName[];
  /** A condition that onboarding does not ask, in words for the user: "Your dryer is vented". */
  readonly variant?: string;
};

/** One thing to do for an item, and how often, when in the year, how long and how safely. */
export type CareTask = {
  /** `item-slug.verb-object`. It never changes, because histories refer to it. */
  readonly id: string;
  /** Imperative, under 60 characters. */
  readonly title: string;
  readonly why: string;
  /** Two to seven. */
  readonly steps: readonly string[];
  readonly tools: readonly string[];
  /** 5 to 120. */
  readonly minutes: number;
  readonly difficulty: Difficulty;
  readonly intervalDays: IntervalDays;
  /** The part of the year, if it matters; only for intervals of a quarter or more. */
  readonly season?: Season;
  /**
   * For items that are out of use in winter but need care too often to have a season: the months in which the task is
   * planned where winters freeze. Elsewhere it is planned all year.
   */
  readonly inUse?: Season;
  /** Only where winters freeze. */
  readonly frostOnly?: true;
  readonly appliesIf?: AppliesIf;
  /** A critical task: `intervalDays` is the longest allowed gap, and no other task may displace it. */
  readonly critical?: true;
  /** A visit by a tradesperson. The user books it and is there. */
  readonly professional?: true;
  /** A task for the first week of a new home: quick, and useful to know early. */
  readonly quickWin?: true;
  /** The dangers, and how to avoid them. */
  readonly safety?: string;
  /** What a tenant does instead, if structure, wiring or gas are the landlord's responsibility. */
  readonly tenant?: string;
  readonly uses?: readonly Substance[];
  /** The sources of the interval, and of every number and safety rule in the text. */
  readonly sources: readonly Source[];
};

export function isEssential(item: Pick<CatalogueItem, 'name'>): boolean {
  return (essentialItems as readonly string[]).includes(item.name);
}

/** One of the 55 things that the catalogue looks after. */
export type CatalogueItem = {
  readonly name: ItemName;
  readonly slug: string;
  readonly room: Room;
  /** The property types that can have it. */
  readonly property: readonly PropertyType[];
  readonly tasks: readonly CareTask[];
};
