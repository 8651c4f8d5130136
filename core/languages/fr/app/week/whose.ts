import type { whose as english } from '../../../en/app/week/whose.ts';
import type { Translation } from '../../../translation.ts';

export const whose: Translation<typeof english> = {
  label: 'Tâches affichées',
  all: 'De tout le monde',
  mine: 'Les miennes',
};
