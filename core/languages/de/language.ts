import type { language as english } from '../en/language.ts';

export const code = 'de';

/** Until the list of languages has it, its code isn't that of a `Language`. */
export const language: Omit<typeof english, 'code'> & { readonly code: string } = {
  code,
  tag: 'de',
  locale: 'de-DE',
  audience: 'DE AT CH',
  offer: 'Diese Seite auf Deutsch lesen',
};
