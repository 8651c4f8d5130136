import type { language as english } from '../en/language.ts';

export const language: typeof english = {
  code: 'fr',
  name: 'Français',
  tag: 'fr',
  locale: 'fr-FR',
};
