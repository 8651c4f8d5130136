import type { HousePart } from '#apps/ui/pictures/house-illustration.tsx';
import type { Room } from '#core/domain/care-task.ts';

/** The headings of the rooms, in the order of lists. */
export const roomNames: Readonly<Record<Room, string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  laundry: 'Laundry',
  'living area': 'Living area',
  'plant room': 'Heating and energy',
  'whole home': 'The whole home',
  outdoors: 'Outdoors',
  garden: 'Garden',
  garage: 'Garage and vehicles',
};

export const roomsInOrder = Object.keys(roomNames) as readonly Room[];

/** The part of the house in the drawing that shows a room. */
export const partOfRoom: Readonly<Record<Room, HousePart>> = {
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  laundry: 'utility',
  'living area': 'whole',
  'plant room': 'utility',
  'whole home': 'whole',
  outdoors: 'outdoors',
  garden: 'outdoors',
  garage: 'outdoors',
};
