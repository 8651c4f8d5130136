import type { rooms as english } from '../../en/site/rooms.ts';
import type { Translation } from '../../translation.ts';

export const rooms: Translation<typeof english> = {
  kitchen: 'Cuisine',
  bathroom: 'Salle de bains',
  laundry: 'Buanderie',
  'living area': 'Pièces de vie',
  'plant room': 'Chauffage et énergie',
  'whole home': 'Tout le logement',
  outdoors: 'Extérieur',
  garden: 'Jardin',
  garage: 'Garage et véhicules',
};
