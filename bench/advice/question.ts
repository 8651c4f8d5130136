/** The languages in which people ask. English includes that of people who learned it later. */
export const languages = ['en', 'fr', 'de', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * One question as a person types it, and the ids, separated by spaces, of the care tasks that help with it. A search
 * that finds any of them has found what the person needs.
 */
export type Question = readonly [language: Language, text: string, taskIds: string];
