import type { CatalogueItem, Room } from '#core/domain/care-task.ts';
import type { GuideCard } from './guide-content.ts';

/** The contents of the guides page: the guides, and all items of the catalogue by room. */
export type GuideIndex = {
  readonly guides: readonly GuideCard[];
  readonly itemCount: number;
  readonly taskCount: number;
  readonly rooms: readonly { readonly name: string; readonly items: readonly string[] }[];
};

const names: Readonly<Record<Room, string>> = {
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

export function guideIndexOf(guides: readonly GuideCard[], catalogue: readonly CatalogueItem[]): GuideIndex {
  const rooms = (Object.keys(names) as Room[]).map((room) => ({
    name: names[room],
    items: catalogue.filter((item) => item.room === room).map(({ name }) => name),
  }));
  return {
    guides,
    itemCount: catalogue.length,
    taskCount: catalogue.flatMap(({ tasks }) => tasks).length,
    rooms: rooms.filter(({ items }) => items.length > 0),
  };
}
