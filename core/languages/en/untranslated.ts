/** Precedes a text that its readers get in English, because its translation is older. */
export const untranslated = 'This text has just changed, and isn’t translated yet.';
