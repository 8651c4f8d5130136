import type { Difficulty, Source } from '../../domain/care-task.ts';
import type { CountryCode } from '../../domain/countries.ts';
import type { IsoDate } from '../../domain/dates.ts';

/** The guides' slugs, `/maintenance/{slug}`, in the order of the index and the footer. */
export const guideSlugs = [
  'fridge',
  'dishwasher',
  'oven',
  'microwave',
  'washing-machine',
  'boiler',
  'ac',
  'chimney',
  'stoves',
  'coffee-machine',
  'wine-fridge',
  'pizza-oven',
  'shower',
  'bathtub',
  'toilet',
] as const;
export type GuideSlug = (typeof guideSlugs)[number];

/** A heading of a few words, and one to three sentences. */
export type Note = { readonly title: string; readonly content: string };

/** When to call a professional, and the usual price in euros: "€80 to €150". */
export type ProfessionalCard = Note & { readonly price: string };

/** Six in all, the ones that can't wait first. */
export type WarningSigns = {
  /** Stop using it and get help now. */
  readonly stop: readonly [Note, ...Note[]];
  /** See to it within days or weeks. */
  readonly soon: readonly [Note, ...Note[]];
};

/** A small table of values, such as the readings of a gauge. */
export type ReferenceTable = {
  readonly title: string;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
};

/** The legal duties in one country, in one to four sentences. */
export type LawNote = { readonly country: CountryCode; readonly content: string; readonly source: Source };

/** The texts of one guide. Its schedule consists of the catalogue's care tasks, by id. */
export type Guide = {
  readonly slug: GuideSlug;
  /** Completes "How to Maintain Your …: Complete Guide". */
  readonly title: string;
  /** The text of its footer link: one to three words. */
  readonly footerTitle: string;
  readonly emoji: string;
  /** For cards and search engines: 110 to 160 characters. */
  readonly description: string;
  /** How often, in one or two sentences of at most 200 characters: the first thing on the page. */
  readonly answer: string;
  /** Five to ten search terms. */
  readonly keywords: readonly string[];
  readonly difficulty: Difficulty;
  /** Why it matters, what goes wrong and what the guide covers, in 90 to 140 words. */
  readonly introduction: readonly [string, string, string];
  readonly tips: readonly [Note, Note, Note, Note];
  readonly warningSigns: WarningSigns;
  /** Whether it may burn gas, so that the page gives the numbers for gas emergencies. */
  readonly burnsGas?: true;
  readonly reference?: ReferenceTable;
  /** In display order: visitors see the first three or four. */
  readonly tasks: readonly string[];
  /** The duties of tenant and landlord, where they matter. */
  readonly ifYouRent?: string;
  readonly law?: readonly [LawNote, ...LawNote[]];
  readonly professionals: readonly [ProfessionalCard, ProfessionalCard, ProfessionalCard];
  readonly related: readonly [GuideSlug, GuideSlug, GuideSlug];
  /** The sources of figures and rules outside the tasks and the law, which have their own. */
  readonly sources: readonly [Source, ...Source[]];
  /** When texts, prices and sources were last checked. */
  readonly checkedOn: IsoDate;
};
