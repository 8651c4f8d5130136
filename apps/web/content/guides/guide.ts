import type { Difficulty } from '#core/domain/care-task.ts';

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
  /** Five to ten search terms. */
  readonly keywords: readonly string[];
  readonly difficulty: Difficulty;
  /** Why it matters, in two or three paragraphs. */
  readonly introduction: readonly string[];
  readonly tips: readonly [Note, Note, Note, Note];
  readonly warningSigns: readonly [Note, Note, Note, Note, Note, Note];
  /** In display order: visitors see the first three or four. */
  readonly tasks: readonly string[];
  readonly professionals: readonly [ProfessionalCard, ProfessionalCard, ProfessionalCard];
  readonly related: readonly [GuideSlug, GuideSlug, GuideSlug];
};
