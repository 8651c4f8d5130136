import { multiChoiceCategories, optionNames } from '../domain/features.ts';

/** Names for what belongs to no single feature. */
const groups = ['Kitchen', 'Bathroom', 'HVAC', 'Appliances', 'Outdoor', 'Garden', 'Vehicles'];

/** What a custom task may be about: the 47 features in the order of onboarding, then seven groups. */
export const categorySuggestions: readonly string[] = [...multiChoiceCategories.flatMap(optionNames), ...groups];
