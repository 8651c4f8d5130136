import type { Language } from '../../domain/languages.ts';

/** The name of this folder, for scripts that need nothing else. */
export const code: Language = 'en';

/** The codes of this language: of its folder, of its pages, and of its dates and numbers. */
export const language: {
  readonly code: Language;
  readonly tag: string;
  readonly locale: string;
} = {
  code,
  tag: 'en-GB',
  locale: 'en-GB',
};
