import type { language as english } from '../en/language.ts';
import type { Translation } from '../translation.ts';

export const language: Translation<typeof english> = {
  code: 'fr',
  name: 'Français',
  tag: 'fr',
  locale: 'fr-FR',
};
