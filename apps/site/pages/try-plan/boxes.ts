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

/**
 * The same as the beginning of onboarding: what wasn't asked keeps its default there. Every question that had a box is
 * answered, so that nothing unticked comes back.
 */
export function draftOf(property: string, ticked: readonly string[], asked: readonly string[]): Features {
  const answers = multiChoiceCategories.map((category) => {
    const options: readonly { readonly name: string; readonly chosenByDefault?: true }[] = featureOptions[category];
    const names = options.filter(({ name, chosenByDefault }) =>
      asked.includes(name) ? ticked.includes(name) : chosenByDefault,
    );
    return [category, names.map(({ name }) => name), options.some(({ name }) => asked.includes(name))] as const;
  });
  const known = answers.flatMap(([category, names, isAsked]) => (isAsked ? [[category, names] as const] : []));
  return { propertyType: [property], ...Object.fromEntries(known) };
}
