import { describe, expect, it } from 'vitest';
import { namedItem } from '#core/domain/advice/named-item.ts';
import { itemName } from '#core/languages/fr/item-names.ts';

const items = ['Dishwasher', 'Fridge', 'Oven', 'Pizza Oven', 'Washing Machine'];

describe('the item that a question names', () => {
  it.each([
    ['my fridge makes noise', 'Fridge'],
    ['Which WASHING  machine is this?', 'Washing Machine'],
    ['the pizza oven smokes', 'Pizza Oven'],
    ['what is this?', undefined],
    ['is it the oven or the fridge?', undefined],
    ['the ovenproof dish broke', undefined],
  ])('finds in “%s” %s', (question, item) => {
    expect(namedItem(question, items, (name) => name)).toBe(item);
  });

  it.each([
    ['mon réfrigérateur fait du bruit', 'Fridge'],
    ['le four à pizza fume', 'Pizza Oven'],
    ['the fridge is noisy', 'Fridge'],
    ['le four ou le réfrigérateur ?', undefined],
  ])('finds in “%s” %s for a French reader', (question, item) => {
    expect(namedItem(question, items, itemName)).toBe(item);
  });
});
