import type { CatalogueItem } from '#core/domain/care/care-task.ts';
import { rooms as roomNames } from '#words/site/rooms.ts';
import { type ItemLink, itemLink } from './catalogue.ts';
import type { GuideCard } from './guide-content.ts';
import { roomsInOrder } from './rooms.ts';

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
    items: catalogue.filter((item) => item.room === room).map(itemLink),
  }));
  return {
    guides,
    itemCount: catalogue.length,
    taskCount: catalogue.flatMap(({ tasks }) => tasks).length,
    rooms: rooms.filter(({ items }) => items.length > 0),
  };
}
