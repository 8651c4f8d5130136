import type { CountryCode } from '../climate/countries.ts';
import type { ClimateName } from '../climate/has-climate.ts';
import type { Season } from '../climate/seasons.ts';
import type { CareUse } from '../meters/care-use.ts';
import type { IsoDate } from '../time/dates.ts';
import type { BundleName } from './bundles.ts';
import type { FeatureName, PropertyType } from './features.ts';
import type { Source } from './source.ts';
import type { Needs } from './traits.ts';

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
type EssentialItem = (typeof essentialItems)[number];
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
type IntervalDays = (typeof every)[keyof typeof every];

/**
 * What neglect costs, the highest first. `danger`: injury, fire or poison; the interval is the longest allowed gap.
 * `costly`: hundreds of euros. `wear`: a shorter life or wasted energy. `comfort`: dirt, smell or looks.
 */
export const stakes = ['danger', 'costly', 'wear', 'comfort'] as const;
export type Stake = (typeof stakes)[number];

/** The dangers, in the order in which a new home starts with their jobs. */
export const hazards = [
  'drowning',
  'carbon monoxide',
  'gas and fire',
  'earthquake',
  'vehicles',
  'lint fire',
  'pool water',
  'drinking water',
  'wiring',
  'falls',
  'alarms',
  'hot water',
  'other',
] as const;
type Hazard = (typeof hazards)[number];

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

/** Work that several jobs do, each for a reason of its own. */
type Work = 'gutters' | 'chimney' | 'terrace drains';

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

/** The homes that a task is for. Every condition has to hold. */
export type AppliesIf = {
  /** Only in a flat, or only in a house. */
  readonly property?: PropertyType;
  /** Only where there is a place outdoors, which a flat may lack, or only where there is none. */
  readonly outdoors?: boolean;
  /** Only if at least one of these features was chosen too. */
  readonly anyFeature?: readonly FeatureName[];
  /** Only if none of these features was chosen, because they have the same part. */
  readonly noFeature?: readonly FeatureName[];
  /** Only where the climate has one of these. */
  readonly climates?: readonly ClimateName[];
  /** Only where it has none of these. */
  readonly notClimates?: readonly ClimateName[];
  /** Only in these countries, and in territories where their law holds. */
  readonly countries?: readonly CountryCode[];
  /** In every country but these. */
  readonly notCountries?: readonly CountryCode[];
  /** Only if the home's traits are among these. */
  readonly needs?: Needs;
};

/** Places where something holds: in one of the countries, or in a climate that has one of these. */
export type Where = {
  readonly countries?: readonly CountryCode[];
  readonly climates?: readonly ClimateName[];
};

/** The words of a care task, in one language. */
export type CareTaskWords = {
  /** Imperative, under 60 characters in English. */
  readonly title: string;
  readonly why: string;
  /** Two to seven. */
  readonly steps: readonly string[];
  /** Why the task is planned for the first time, as one sentence without a full stop, true in any month and year. */
  readonly firstReason: string;
  /** The dangers, and how to avoid them. */
  readonly safety?: string;
  /** The language of `safety`, if it isn't that of the other words. */
  readonly safetyIn?: 'en';
  /** What a tenant does instead, if structure, wiring or gas are the landlord's responsibility. */
  readonly tenant?: string;
  /** What the tenant asks for, after "Ask your landlord: ", such as "gutters". */
  readonly landlord?: string;
};

/** One thing to do for an item, and how often, when in the year, how long and how safely. */
export type CareTaskFacts = {
  /** `item-slug.verb-object`. It never changes, because histories refer to it. */
  readonly id: string;
  readonly tools: readonly string[];
  /** 5 to 120. */
  readonly minutes: number;
  readonly difficulty: Difficulty;
  readonly intervalDays: IntervalDays;
  /** The use after which makers advise it if that comes before the interval's end; only for tasks without a season. */
  readonly use?: CareUse;
  /** The intervals that the law sets, by country. They are kept however full the plan is. */
  readonly legalDays?: { readonly [Country in CountryCode]?: IntervalDays };
  /**
   * The regions of such a country, as codes of ISO 3166-2, in which alone the interval is law. It is advice in the others.
   * Absent where it is law in all of the country.
   */
  readonly legalOnlyIn?: readonly string[];
  /** The part of the year, if it matters; only for intervals of a quarter or more. */
  readonly season?: Season;
  readonly stake: Stake;
  /** What a job whose stake is danger prevents, `other` unless it says so; or what a costly one helps to prevent. */
  readonly hazard?: Hazard;
  /** Where neglecting a job of less stake is costly. */
  readonly costlyWhere?: Where;
  /** Where neglecting it is dangerous. */
  readonly dangerWhere?: Where;
  readonly appliesIf?: AppliesIf;
  /** Planned until the traits that it needs are known, because it is harmless where it doesn't apply. */
  readonly untilKnown?: 'planned';
  /** Whether the task closes its item for a season or opens it again. Other tasks of a closed item rest. */
  readonly seasonalUse?: 'closes' | 'opens';
  /** Outside its season the item isn't used, so that even a safety job waits for it. */
  readonly waitsForSeason?: true;
  /** Planned while its item is closed too. */
  readonly whileClosed?: true;
  /** The work that other jobs of the home do too. Late in its season, the job leaves it to one whose season is near. */
  readonly work?: Work;
  /** Whether it is left out for some weeks before and after another job that does the same work. */
  readonly yields?: true;
  /** The jobs with which this one is best done. */
  readonly bundle?: BundleName;
  /** A visit by a tradesperson. The user books it and is there. */
  readonly professional?: true;
  /** A task for the first week of a new home: quick, and useful to know early. */
  readonly quickWin?: true;
  /** The landlord's job: in a rented home, the task is to ask for it. `tenant` then says what else to know. */
  readonly landlord?: {
    /** The countries where tenants usually do the job themselves, by law or custom. */
    readonly notIn?: readonly CountryCode[];
    /** The countries where one visit and one record of the landlord's are for all jobs of the bundle that say so. */
    readonly oneRecordIn?: readonly CountryCode[];
  };
  readonly uses?: readonly Substance[];
  /** The sources of the interval, and of every number and safety rule in the text. */
  readonly sources: readonly Source[];
  /** The room it is done in, where that isn't the room of its item. */
  readonly room?: Room;
};

/** A care task with its words. */
export type CareTask = Omit<CareTaskFacts, 'landlord' | 'intervalDays'> &
  Omit<CareTaskWords, 'landlord'> & {
    /** One of the catalogue's, or the household's own. */
    readonly intervalDays: number;
    readonly landlord?: LandlordsJob;
    /** Whether it is the request to the landlord. */
    readonly isRequest?: true;
  };

/** What a tenant does about a job of the landlord's, in words. */
type LandlordsJob = {
  readonly title: string;
  readonly steps: readonly string[];
  readonly notIn?: readonly CountryCode[];
  readonly oneRecordIn?: readonly CountryCode[];
};

export function isEssential(item: Pick<CatalogueItem, 'name'>): boolean {
  return (essentialItems as readonly string[]).includes(item.name);
}

/** One of the things that the catalogue looks after. */
export type ItemFacts = {
  readonly name: ItemName;
  readonly slug: string;
  readonly room: Room;
  /** The property types that can have it. */
  readonly property: readonly PropertyType[];
  /** When its tasks were last compared with their sources. */
  readonly checkedOn: IsoDate;
  readonly tasks: readonly CareTaskFacts[];
};

/** An item whose tasks have their words. */
export type CatalogueItem = Omit<ItemFacts, 'tasks'> & { readonly tasks: readonly CareTask[] };
