import type { HousePart } from '#apps/ui/pictures/house-illustration.tsx';
import type { FeatureCategory } from '#core/domain/care/features.ts';

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
