import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateInZone, dayReader } from '#core/domain/time/zones.ts';

it('reads thousands of days as it reads one, in every time zone', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const anyInstant = fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.array(anyInstant, { minLength: 5, maxLength: 20 }), (zone, instants) => {
      const dayOf = dayReader(zone);
      expect(instants.map(dayOf)).toEqual(instants.map((instant) => dateInZone(instant, zone)));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['Europe/Paris', '2027-03-27T22:59:59Z', '2027-03-27'],
  ['Europe/Paris', '2027-03-28T21:59:59Z', '2027-03-28'],
  ['Europe/Paris', '2027-03-28T22:00:00Z', '2027-03-29'],
  ['Europe/Paris', '2027-10-31T22:59:59Z', '2027-10-31'],
  ['Pacific/Kiritimati', '2027-01-10T10:00:00Z', '2027-01-11'],
])('in %s, %s is on %s', (zone, instant, day) => {
  expect(dayReader(zone)(new Date(instant))).toBe(day);
});
