import type { places as english } from '../../en/site/places.ts';
import type { Translation } from '../../translation.ts';

export const places: Translation<typeof english> = {
  name: 'Lieux',
  week: 'Semaine',
  year: 'Année',
  history: 'Historique',
  ask: 'Demander',
};
