import { type FeatureName, type Features, featureOptions, multiChoiceCategories } from '#core/domain/care/features.ts';

/** What a visitor can tick before signing in, and whether it begins ticked. */
export const boxes: readonly { readonly name: FeatureName; readonly ticked: boolean }[] = [
  { name: 'Fridge', ticked: true },
  { name: 'Oven', ticked: true },
  { name: 'Washing Machine', ticked: true },
  { name: 'Dishwasher', ticked: false },
  { name: 'Shower', ticked: true },
  { name: 'Central Heating', ticked: true },
  { name: 'Air Conditioning', ticked: false },
  { name: 'Chimney', ticked: false },
  { name: 'Lawn', ticked: false },
  { name: 'Car', ticked: false },
];

/** The ticked boxes as answers to onboarding's questions. Categories of which nothing is ticked are left out. */
export function featuresOf(property: string, ticked: readonly string[]): Features {
  const chosen = multiChoiceCategories.map((category) => {
    const names = featureOptions[category].map(({ name }) => name).filter((name) => ticked.includes(name));
    return [category, names] as const;
  });
  return { propertyType: [property], ...Object.fromEntries(chosen.filter(([, names]) => names.length > 0)) };
}

/** The same as all of onboarding's answers, so that the plan that is kept is the one that was tried. */
export function draftOf(property: string, ticked: readonly string[]): Required<Features> {
  const none = Object.fromEntries(multiChoiceCategories.map((category) => [category, []]));
  return { ...none, ...featuresOf(property, ticked) } as Required<Features>;
}
