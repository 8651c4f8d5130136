import { describe, expect, it } from 'vitest';
import { emptyAppliance, withChanges } from '#core/domain/appliances/appliance.ts';
import { reminderDay } from '#core/domain/appliances/warranty.ts';

const price = { minor: 49_900, currency: 'EUR' };
const full = {
  ...emptyAppliance('Fridge'),
  maker: 'Bosch',
  serial: 'S1',
  boughtOn: '2026-05-01',
  price,
  warrantyUntil: '2028-05-01',
  reminderId: 'r',
};

describe('a change of an appliance', () => {
  it('leaves what it doesn’t mention', () => {
    expect(withChanges(full, { model: 'K1' })).toStrictEqual({ ...full, model: 'K1' });
  });

  it('empties texts and removes what is null', () => {
    expect(withChanges(full, { serial: '', boughtOn: null, price: null, warrantyUntil: null })).toStrictEqual({
      ...emptyAppliance('Fridge'),
      maker: 'Bosch',
      reminderId: 'r',
    });
  });
});

describe('the reminder of a warranty', () => {
  it.each([
    ['30 days before the last day', '2027-06-30', '2027-05-31'],
    ['today if there are fewer days left', '2027-01-20', '2027-01-06'],
    ['on the last day itself', '2027-01-06', '2027-01-06'],
    ['never after it', '2027-01-05', undefined],
    ['never without a warranty', undefined, undefined],
  ])('comes up %s', (_, until, day) => {
    expect(reminderDay(until, '2027-01-06')).toBe(day);
  });
});
