import { multiChoiceCategories, optionNames } from '../domain/care/features.ts';

/** Categories that belong to no single feature. */
const groups = ['Kitchen', 'Bathroom', 'HVAC', 'Appliances', 'Outdoor', 'Garden', 'Vehicles'];

/** Suggested categories of custom tasks: the 47 features in the order of onboarding, then seven groups. */
export const categorySuggestions: readonly string[] = [...multiChoiceCategories.flatMap(optionNames), ...groups];
