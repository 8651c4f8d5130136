import { language } from '#words/language.ts';

/** Asks for texts in the language of the page. English is what the server returns by default. */
export const inOwnLanguage = language.code === 'en' ? {} : { language: language.code };
