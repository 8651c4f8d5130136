import { expect, it } from 'vitest';
import { iconOf } from '#apps/web/features/appliances/picture/item-icons.ts';
import { placesOf } from '#apps/web/features/appliances/picture/rooms.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { shuffle } from '#core/domain/text/shuffle.ts';

const of = (item: string, room: (typeof catalogue)[number]['room'], waiting = 0) => ({
  ...{ item, slug: item, maker: '', model: '', serial: '', boughtOn: null, price: null, shop: '' },
  ...{ warrantyUntil: null, manual: '', parts: [], room },
  files: [],
  next: null,
  waiting,
});

it('each item of the catalogue has a drawing', () => {
  const unknown = iconOf({ item: '', slug: '' });
  // The roof has that of the house.
  const others = catalogue.filter(({ slug }) => slug !== 'roof-and-gutters');
  const withoutAny = others.filter(({ name: item, slug }) => iconOf({ item, slug }) === unknown);
  expect(withoutAny.map(({ slug }) => slug)).toEqual([]);
});

it('each of 60 homes shows every item once, in its room, and counts what waits there', () => {
  for (let home = 0; home < 60; home++) {
    const draw = (what: string) => shuffle(`${what} ${home}`);
    const items = catalogue
      .filter(({ name }) => draw(name) < 0.1 + 0.9 * draw('size'))
      .map(({ name, room }) => of(name, room, draw(`waits ${name}`) < 0.3 ? 2 : 0));
    const { inside, outside } = placesOf(items);
    const rooms = [...inside, ...outside];
    expect(rooms.flatMap((each) => each.items).toSorted((one, other) => one.slug.localeCompare(other.slug))).toEqual(
      items.toSorted((one, other) => one.slug.localeCompare(other.slug)),
    );
    for (const { room, items: own, waiting } of rooms) {
      expect(own.every((each) => each.room === room)).toBe(true);
      expect(waiting).toBe(own.reduce((sum, each) => sum + each.waiting, 0));
    }
  }
});
