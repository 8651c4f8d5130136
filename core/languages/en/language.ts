import type { Language } from '../../domain/languages.ts';

/** The name of this folder, for scripts that need nothing else. */
export const code: Language = 'en';

/** What this language is called in itself, and its codes: of its folder, of its pages, and of its dates and numbers. */
export const language: {
  readonly code: Language;
  readonly name: string;
  readonly tag: string;
  readonly locale: string;
} = {
  code,
  name: 'English',
  tag: 'en-GB',
  locale: 'en-GB',
};
