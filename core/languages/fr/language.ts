import { languageNames } from '../../domain/languages.ts';
import type { language as english } from '../en/language.ts';

export const language: typeof english = {
  code: 'fr',
  name: languageNames.fr,
  tag: 'fr',
  locale: 'fr-FR',
};
