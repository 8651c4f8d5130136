import { expect, it } from 'vitest';
import { isBooking } from '#core/domain/history/is-booking.ts';

it.each([
  ['a visit that was ticked off', true, undefined, true],
  ['a visit that the household says it did', true, 'me', true],
  ['a visit by a company', true, 'company', false],
  ['a visit by a person', true, 'person', false],
  ['work of the household', false, undefined, false],
] as const)('%s: only booked is %s for a professional’s task', (_, professional, kind, expected) => {
  expect(isBooking({ professional, ...(kind && { by: { kind } }) })).toBe(expected);
});
