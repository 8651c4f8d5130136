import type { difficulties as english } from '../en/difficulties.ts';
import type { Translation } from '../translation.ts';

export const difficulties: Translation<typeof english> = {
  beginner: 'Débutant',
  moderate: 'Moyen',
  advanced: 'Avancé',
};
