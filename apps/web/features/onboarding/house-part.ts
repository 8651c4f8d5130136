import type { FeatureCategory } from '#core/domain/features.ts';
import type { HousePart } from '../../household/house-illustration.tsx';

const parts: Readonly<Record<FeatureCategory, HousePart>> = {
  propertyType: 'whole',
  kitchenAppliances: 'kitchen',
  bathroomFeatures: 'bathroom',
  heatingEnergySystems: 'roof',
  generalAppliances: 'utility',
  outdoorFeatures: 'outdoors',
  gardeningFeatures: 'outdoors',
  vehicles: 'outdoors',
};

/** The part of the house that the illustration highlights during a step. */
export function housePartFor(category: FeatureCategory | undefined): HousePart {
  return category ? parts[category] : 'whole';
}
