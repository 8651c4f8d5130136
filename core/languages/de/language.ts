import type { language as english, code as englishCode } from '../en/language.ts';

export const code: typeof englishCode = 'de';

export const language: typeof english = {
  code,
  tag: 'de',
  locale: 'de-DE',
  audience: 'DE AT CH',
  offer: 'Diese Seite auf Deutsch lesen',
};
