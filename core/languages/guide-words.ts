import type { CountryCode } from '../domain/climate/countries.ts';

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

/** The words of one guide. */
export type GuideWords = {
  /** Completes "How to Maintain Your …: Complete Guide". */
  readonly title: string;
  /** The text of its footer link: one to three words. */
  readonly footerTitle: string;
  /** For cards and search engines: 110 to 160 characters. */
  readonly description: string;
  /** How often, in one or two sentences of at most 200 characters: the first thing on the page. */
  readonly answer: string;
  /** Five to ten search terms. */
  readonly keywords: readonly string[];
  /** Why it matters, what goes wrong and what the guide covers, in 90 to 140 words. */
  readonly introduction: readonly [string, string, string];
  readonly tips: readonly [Note, Note, Note, Note];
  readonly warningSigns: WarningSigns;
  readonly reference?: ReferenceTable;
  /** How to tell which kind one has, and what differs. */
  readonly kinds?: ReferenceTable;
  /** What displays say, and when a repair no longer pays. */
  readonly codes?: ReferenceTable;
  /** The duties of tenant and landlord, where they matter. */
  readonly ifYouRent?: string;
  /** The legal duties by country, in one to four sentences. */
  readonly law?: { readonly [Country in CountryCode]?: string };
  readonly professionals: readonly [ProfessionalCard, ProfessionalCard, ProfessionalCard];
};
