import { multiChoiceCategories, optionNames } from '#core/domain/features.ts';

const groups = ['Kitchen', 'Bathroom', 'HVAC', 'Appliances', 'Outdoor', 'Garden', 'Vehicles'] as const;

/** What a custom task may be about: the features in the order of onboarding, then whole parts of a home. */
export const categorySuggestions: readonly string[] = [...multiChoiceCategories.flatMap(optionNames), ...groups];
