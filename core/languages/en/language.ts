import { type Language, languageNames } from '../../domain/languages.ts';

/** What this language is called in itself, and its codes: of its folder, of its pages, and of its dates and numbers. */
export const language: {
  readonly code: Language;
  readonly name: string;
  readonly tag: string;
  readonly locale: string;
} = {
  code: 'en',
  name: languageNames.en,
  tag: 'en-GB',
  locale: 'en-GB',
};
