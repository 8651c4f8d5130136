import type { FeatureCategory } from '#core/domain/features.ts';
import type { HousePart } from '../../ui/house-illustration.tsx';

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

/** Which part of the house the picture shows while a category is asked for. */
export function partOf(category: FeatureCategory | undefined): HousePart {
  return category ? parts[category] : 'whole';
}
