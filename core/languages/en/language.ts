import type { Language } from '../../domain/languages.ts';

/** The name of this folder, for scripts that need nothing else. */
export const code: Language = 'en';

/**
 * The codes of this language: of its folder, of its pages, and of its dates and numbers; and the countries whose people read
 * it (the audience), whose laws and sources come first on its public pages.
 */
export const language: {
  readonly code: Language;
  readonly tag: string;
  readonly locale: string;
  readonly audience: string;
  /** The link to a page in this language, for those whose browser speaks it; its name if absent. */
  readonly offer?: string;
} = {
  code,
  tag: 'en-GB',
  locale: 'en-GB',
  audience: 'GB IE US CA AU NZ',
  offer: 'Read this page in English',
};
