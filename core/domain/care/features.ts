/** The features of a home that onboarding asks about: eight categories with fixed options and defaults. */

export type FeatureOption = {
  readonly name: string;
  readonly chosenByDefault?: true;
  /** Rarer choices that the wizard shows apart from the common ones. */
  readonly specialty?: true;
};

export const propertyTypes = ['Apartment', 'House'] as const;
export type PropertyType = (typeof propertyTypes)[number];
export const defaultPropertyType: PropertyType = 'Apartment';

export const featureOptions = {
  kitchenAppliances: [
    { name: 'Fridge', chosenByDefault: true },
    { name: 'Gas Stove' },
    { name: 'Induction Cooktop' },
    { name: 'Microwave', chosenByDefault: true },
    { name: 'Oven', chosenByDefault: true },
    { name: 'Espresso Machine', specialty: true },
    { name: 'Fire Stove', specialty: true },
    { name: 'Pizza Oven', specialty: true },
    { name: 'Wine/Cellar Fridge', specialty: true },
  ],
  bathroomFeatures: [
    { name: 'Bathtub' },
    { name: 'Shower', chosenByDefault: true },
    { name: 'Bidet', specialty: true },
    { name: 'Jacuzzi', specialty: true },
    { name: 'Sauna', specialty: true },
  ],
  heatingEnergySystems: [
    { name: 'Air Conditioning', chosenByDefault: true },
    { name: 'Central Heating', chosenByDefault: true },
    { name: 'Electric Heating' },
    { name: 'Chimney', specialty: true },
    { name: 'Geothermal', specialty: true },
    { name: 'Solar Panels', specialty: true },
  ],
  generalAppliances: [
    { name: 'Dishwasher', chosenByDefault: true },
    { name: 'Dryer', chosenByDefault: true },
    { name: 'Washing Machine', chosenByDefault: true },
    { name: 'Water Heater', chosenByDefault: true },
    { name: 'Air Purifier', specialty: true },
    { name: 'Humidifier', specialty: true },
  ],
  outdoorFeatures: [
    { name: 'BBQ Grill' },
    { name: 'Deck/Patio' },
    { name: 'Fire Pit' },
    { name: 'Outdoor Jacuzzi' },
    { name: 'Outdoor Kitchen' },
    { name: 'Pool' },
  ],
  gardeningFeatures: [
    { name: 'Flower Garden', chosenByDefault: true },
    { name: 'Hedges' },
    { name: 'Lawn', chosenByDefault: true },
    { name: 'Terrace' },
    { name: 'Trees' },
    { name: 'Greenhouse', specialty: true },
    { name: 'Irrigation System', specialty: true },
    { name: 'Vegetable Garden', specialty: true },
  ],
  vehicles: [
    { name: 'Bicycle', chosenByDefault: true },
    { name: 'Car', chosenByDefault: true },
    { name: 'Boat', specialty: true },
    { name: 'Motorcycle', specialty: true },
    { name: 'RV', specialty: true },
    { name: 'Scooter', specialty: true },
    { name: 'Trailer', specialty: true },
  ],
} as const satisfies Record<string, readonly FeatureOption[]>;

type MultiChoiceCategory = keyof typeof featureOptions;
export type FeatureCategory = 'propertyType' | MultiChoiceCategory;
export type FeatureName = (typeof featureOptions)[MultiChoiceCategory][number]['name'];

export const multiChoiceCategories = Object.keys(featureOptions) as readonly MultiChoiceCategory[];
export const featureCategories: readonly FeatureCategory[] = ['propertyType', ...multiChoiceCategories];

/**
 * The answers of one household, keyed by category. A missing category has not been answered yet;
 * an empty list is the answer "none of these". `propertyType` holds one name.
 */
export type Features = { readonly [Category in FeatureCategory]?: readonly string[] };

export function propertyTypeOf(features: Features): PropertyType {
  return features.propertyType?.[0] === 'House' ? 'House' : defaultPropertyType;
}

const featuresOutdoors: readonly string[] = [
  ...featureOptions.outdoorFeatures,
  ...featureOptions.gardeningFeatures,
].map(({ name }) => name);

/** Whether the home has a place outdoors: each house counts as having one. */
export function hasOutdoors(propertyType: PropertyType, features: ReadonlySet<string>): boolean {
  return propertyType === 'House' || featuresOutdoors.some((name) => features.has(name));
}

export function chosenFeatures(features: Features): ReadonlySet<string> {
  return new Set(multiChoiceCategories.flatMap((category) => features[category] ?? []));
}

export function optionNames(category: FeatureCategory): readonly string[] {
  return category === 'propertyType' ? propertyTypes : featureOptions[category].map((option) => option.name);
}
