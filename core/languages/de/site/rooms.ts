import type { rooms as english } from '../../en/site/rooms.ts';
import type { Translation } from '../../translation.ts';
/** The headings of the rooms. */
export const rooms = {
  kitchen: 'Küche',
  bathroom: 'Bad',
  laundry: 'Wäsche',
  'living area': 'Wohnbereich',
  'plant room': 'Heizung und Energie',
  'whole home': 'Ganzes Zuhause',
  outdoors: 'Draußen',
  garden: 'Garten',
  garage: 'Garage und Fahrzeuge',
} as const satisfies Translation<typeof english>;
