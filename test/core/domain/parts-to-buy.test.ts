import { describe, expect, it } from 'vitest';
import { emptyAppliance } from '#core/domain/appliances/appliance.ts';
import { type Part, partsUsedBy, withPartBack, withPartUsed } from '#core/domain/appliances/part.ts';
import { partsToBuy } from '#core/domain/appliances/parts-to-buy.ts';

const refill = 'care:dishwasher.refill-salt';
const part = (name: string, more: Partial<Part> = {}): Part => ({ name, size: '', number: '', shop: '', ...more });
const dishwasher = (...parts: readonly Part[]) => ({ ...emptyAppliance('Dishwasher'), parts });
const ahead = ['2027-03-01', '2027-02-01', '2027-04-01'].map((on) => ({ source: refill, on }) as const);
const bought = (...parts: readonly Part[]) =>
  partsToBuy([dishwasher(...parts)], ahead).map(({ part: { name }, uses, neededOn }) => [name, uses, neededOn]);

describe('the parts to buy', () => {
  it('are those whose stock doesn’t last, with the first turn for which none is left', () => {
    expect(bought(part('Salt', { stock: 1, usedBy: refill }))).toEqual([['Salt', 3, '2027-03-01']]);
    expect(bought(part('Salt', { stock: 3, usedBy: refill }))).toEqual([]);
    expect(bought(part('Salt', { stock: 0, usedBy: refill }))).toEqual([['Salt', 3, '2027-02-01']]);
  });

  it('are those that have run out, whether or not a task uses them, but none that isn’t counted', () => {
    expect(
      bought(part('Bulb', { stock: 0 }), part('Salt', { usedBy: refill }), part('Rinse aid', { stock: 1 })),
    ).toEqual([['Bulb', 0, undefined]]);
  });

  it('come in the order in which they are needed', () => {
    const parts = [
      part('Late', { stock: 2, usedBy: refill }),
      part('Early', { stock: 1, usedBy: refill }),
      part('None', { stock: 0 }),
    ];
    expect(bought(...parts).map(([name]) => name)).toEqual(['None', 'Early', 'Late']);
  });
});

describe('the parts that a task uses', () => {
  const parts = [
    part('Salt', { stock: 2, usedBy: refill }),
    part('Rinse aid', { stock: 0, usedBy: refill }),
    part('Cleaner', { usedBy: refill }),
    part('Bulb', { stock: 4 }),
  ];

  it('are those that it names and that are at home', () => {
    expect(partsUsedBy(parts, refill)).toEqual(['Salt']);
  });

  it('come back by as many as were used', () => {
    const used = withPartUsed(parts, 'Salt');
    expect(used[0]?.stock).toBe(1);
    expect(withPartBack(used, 'Salt')).toEqual(parts);
    expect(withPartBack(parts, 'Cleaner')).toEqual(parts);
  });
});
