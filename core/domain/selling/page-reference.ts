import { type Language, languages } from '../languages.ts';

/** What a page on which a visitor buys gives to the payment provider, so that their account begins in its language. */
export const pageReference = (language: string): string => `language-${language}`;

/** The language of the page that gave this reference; undefined for a reference of another kind. */
export const languageOfPage = (reference: string | null): Language | undefined =>
  languages.find((language) => pageReference(language) === reference);
