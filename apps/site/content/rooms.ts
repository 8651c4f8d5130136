import type { HousePart } from '#apps/ui/pictures/house-illustration.tsx';
import type { Room } from '#core/domain/care/care-task.ts';
import { rooms } from '#words/site/rooms.ts';

/** In the order of lists. */
export const roomsInOrder = Object.keys(rooms) as readonly Room[];

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
