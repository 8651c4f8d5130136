/** The languages that have a folder of words. Mails and the API offer none that isn't complete. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Those whose folder has the words of the public pages. English is first. */
export const siteLanguages = ['en', 'fr'] as const satisfies readonly Language[];
