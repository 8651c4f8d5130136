import type { HousePart } from '#apps/ui/pictures/house-illustration.tsx';
import type { Room } from '#core/domain/care/care-task.ts';
import { rooms } from '#words/site/rooms.ts';

/** In the order of lists. */
export const roomsInOrder = Object.keys(rooms) as readonly Room[];

/** The part of the house in the drawing that shows a room. */
const partOfRoom: Readonly<Record<Room, HousePart>> = {
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

/** The part of the drawing that shows an item, if its room doesn't. */
const partOfItem: ReadonlyMap<string, HousePart> = new Map([
  ['Solar Panels', 'solar'],
  ['Geothermal', 'geothermal'],
  ['Smoke Alarm', 'alarms'],
  ['Carbon Monoxide Alarm', 'alarms'],
  ['Roof and Gutters', 'roof'],
  ['Chimney', 'roof'],
]);

/** The part of the house in the drawing that shows an item. */
export const partOf = (item: string, room: Room): HousePart => partOfItem.get(item) ?? partOfRoom[room];
