import type { Difficulty } from '../../domain/care/care-task.ts';
import type { Source } from '../../domain/care/source.ts';
import type { CountryCode } from '../../domain/climate/countries.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { GuideWords } from '../../languages/guide-words.ts';

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

/** A guide without its words. Its schedule consists of the catalogue's care tasks, by id. */
export type GuideFacts = {
  readonly slug: GuideSlug;
  readonly emoji: string;
  readonly difficulty: Difficulty;
  /** Whether it may burn gas, so that the page gives the numbers for gas emergencies. */
  readonly burnsGas?: true;
  /** In display order: visitors see the first three or four. */
  readonly tasks: readonly string[];
  /** The sources of the legal duties, by country. */
  readonly law?: readonly [LawSource, ...LawSource[]];
  readonly related: readonly [GuideSlug, GuideSlug, GuideSlug];
  /** The sources of figures and rules outside the tasks and the law, which have their own. */
  readonly sources: readonly [Source, ...Source[]];
  /** When texts, prices and sources were last checked. */
  readonly checkedOn: IsoDate;
};

type LawSource = { readonly country: CountryCode; readonly source: Source };

/** The legal duties in one country, in one to four sentences. */
export type LawNote = LawSource & { readonly content: string };

/** A guide with its words. */
export type Guide = Omit<GuideFacts, 'law'> & Omit<GuideWords, 'law'> & { readonly law?: readonly LawNote[] };
