import type { FeatureCategory } from '#core/domain/care/features.ts';
import { featureCopy } from '#words/feature-copy.ts';

const names: Readonly<Record<string, { readonly title: string }>> = featureCopy satisfies Record<
  FeatureCategory,
  object
>;

/** The title of a category of the home's features. */
export const categoryName = (category: string): string => names[category]?.title ?? category;
