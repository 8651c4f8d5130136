/** The languages that have a folder of words. Pages, mails and the API offer none that isn't complete. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
