import { describe, expect, it } from 'vitest';
import { namedItem } from '#core/domain/advice/named-item.ts';

const items = ['Dishwasher', 'Fridge', 'Oven', 'Pizza Oven', 'Washing Machine'].map((name) => ({ name }));

describe('the item that a question names', () => {
  it.each([
    ['my fridge makes noise', 'Fridge'],
    ['Which WASHING  machine is this?', 'Washing Machine'],
    ['the pizza oven smokes', 'Pizza Oven'],
    ['what is this?', undefined],
    ['is it the oven or the fridge?', undefined],
    ['the ovenproof dish broke', undefined],
  ])('finds in “%s” %s', (question, item) => {
    expect(namedItem(question, items)).toBe(item);
  });
});
