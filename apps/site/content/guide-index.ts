import type { CatalogueItem } from '#core/domain/care-task.ts';
import type { GuideCard, ItemLink } from './guide-content.ts';
import { roomNames, roomsInOrder } from './room-names.ts';

/** The contents of the guides page: the guides, and all items of the catalogue by room. */
export type GuideIndex = {
  readonly guides: readonly GuideCard[];
  readonly itemCount: number;
  readonly taskCount: number;
  readonly rooms: readonly { readonly name: string; readonly items: readonly ItemLink[] }[];
};

export function guideIndexOf(guides: readonly GuideCard[], catalogue: readonly CatalogueItem[]): GuideIndex {
  const rooms = roomsInOrder.map((room) => ({
    name: roomNames[room],
    items: catalogue.filter((item) => item.room === room).map(({ name, slug }) => ({ name, slug })),
  }));
  return {
    guides,
    itemCount: catalogue.length,
    taskCount: catalogue.flatMap(({ tasks }) => tasks).length,
    rooms: rooms.filter(({ items }) => items.length > 0),
  };
}
