import type { GuideSlug } from '#core/catalogue/guides/guide.ts';
import { careTaskById, catalogue, countryRules, guides } from './catalogue.ts';
import { checklistOf } from './checklist.ts';
import { checklistSeasons } from './checklist-seasons.ts';
import {
  cardOf,
  contentOf,
  type GuideCard,
  type GuideContent,
  type GuideTask,
  type Picture,
  summaryOf,
} from './guide-content.ts';
import { type GuideIndex, guideIndexOf } from './guide-index.ts';
import { itemContentOf, itemSummaryOf } from './item-content.ts';
import { countryContentOf, countrySummaryOf } from './rules-content.ts';

export const summaries = guides.map(summaryOf);

type Contents = {
  readonly index: GuideIndex;
  readonly guides: readonly {
    readonly slug: GuideSlug;
    readonly content: GuideContent;
    readonly rest: readonly GuideTask[];
  }[];
};

/** Returns everything that the guides' pages show; `artOf` returns a guide's drawing. */
export function contentsWith(artOf: (slug: GuideSlug) => Picture): Contents {
  const cards = new Map<string, GuideCard>(guides.map((guide) => [guide.slug, cardOf(guide, artOf(guide.slug))]));
  return {
    index: guideIndexOf([...cards.values()], catalogue),
    guides: guides.map((guide) => ({ slug: guide.slug, ...contentOf(guide, careTaskById, cards, countryRules) })),
  };
}

const guidesOfItems = new Map(guides.map(({ slug, title, checkedOn }) => [slug as string, { slug, title, checkedOn }]));

export const itemSummaries = catalogue.map((item) => itemSummaryOf(item, guidesOfItems));
export const itemContents = catalogue.map((item) => itemContentOf(item, guidesOfItems, catalogue));
export const checklists = checklistSeasons.map((season) => ({ season, checklist: checklistOf(season, catalogue) }));
export const countrySummaries = countryRules.map(countrySummaryOf);
export const countryContents = countryRules.map((rules) => countryContentOf(rules, countryRules, careTaskById));
