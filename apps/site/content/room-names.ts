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
