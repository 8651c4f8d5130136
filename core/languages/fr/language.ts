import type { language as english, code as englishCode } from '../en/language.ts';

export const code: typeof englishCode = 'fr';

export const language: typeof english = {
  code,
  tag: 'fr',
  locale: 'fr-FR',
  audience: 'FR BE CH CA LU',
  offer: 'Lire cette page en français',
};
