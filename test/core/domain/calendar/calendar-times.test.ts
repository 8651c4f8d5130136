import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotOn } from '#core/domain/time/zones.ts';
import { anyDate } from '../../factories.ts';

/** Without the offset. */
const onTheWall = (time: string) => time.slice(0, 19);

const slot = (zone: string, date: string, start: string, minutes: number) => {
  const { startsAt, endsAt } = slotOn(date, start, minutes, zone);
  return `${onTheWall(startsAt)} ${onTheWall(endsAt)}`;
};

describe('the time of an event', () => {
  it.each([
    // The days before, of and after each change of the clocks.
    ['Europe/Paris', '2027-03-27', '2027-03-28', '2027-03-29'],
    ['Europe/Paris', '2027-10-30', '2027-10-31', '2027-11-01'],
    ['America/New_York', '2027-03-13', '2027-03-14', '2027-03-15'],
    ['America/New_York', '2027-11-06', '2027-11-07', '2027-11-08'],
    ['Australia/Sydney', '2027-04-03', '2027-04-04', '2027-04-05'],
    ['Australia/Sydney', '2027-10-02', '2027-10-03', '2027-10-04'],
    ['Australia/Lord_Howe', '2027-04-03', '2027-04-04', '2027-04-05'],
    ['Australia/Lord_Howe', '2027-10-02', '2027-10-03', '2027-10-04'],
    ['Asia/Tokyo', '2027-03-27', '2027-03-28', '2027-03-29'],
    ['Pacific/Kiritimati', '2027-12-30', '2027-12-31', '2028-01-01'],
  ])('in %s is the same on the clock on %s, %s and %s', (zone, ...dates) => {
    for (const date of dates) {
      expect(slot(zone, date, '15:00', 90)).toBe(`${date}T15:00:00 ${date}T16:30:00`);
      expect(slot(zone, date, '08:15', 45)).toBe(`${date}T08:15:00 ${date}T09:00:00`);
    }
  });

  it.each([
    ['Europe/Paris', '2027-01-09', '2027-01-10'],
    ['America/New_York', '2027-03-13', '2027-03-14'],
    ['Australia/Sydney', '2027-10-02', '2027-10-03'],
    ['Australia/Lord_Howe', '2027-04-04', '2027-04-05'],
    ['Asia/Tokyo', '2028-02-28', '2028-02-29'],
    ['Pacific/Kiritimati', '2027-12-31', '2028-01-01'],
  ])('in %s runs from 23:30 on %s into %s', (zone, date, next) => {
    expect(slot(zone, date, '23:30', 90)).toBe(`${date}T23:30:00 ${next}T01:00:00`);
  });

  it.each([
    ['Europe/Paris', '2027-03-28', '02:30', '03:30', '05:00'],
    ['America/New_York', '2027-03-14', '02:30', '03:30', '05:00'],
    ['Australia/Sydney', '2027-10-03', '02:30', '03:30', '05:00'],
    // The clocks change by half an hour.
    ['Australia/Lord_Howe', '2027-10-03', '02:15', '02:45', '04:15'],
  ])('in %s on %s moves forward from %s, which is skipped, to %s', (zone, date, start, startsAt, endsAt) => {
    expect(slot(zone, date, start, 90)).toBe(`${date}T${startsAt}:00 ${date}T${endsAt}:00`);
  });

  it.each([
    ['Europe/Paris', '2027-03-28', '01:30', 90, '04:00'],
    ['America/New_York', '2027-03-14', '01:30', 90, '04:00'],
    ['Australia/Lord_Howe', '2027-10-03', '01:30', 90, '03:30'],
  ])('in %s on %s lasts its minutes across a skipped hour', (zone, date, start, minutes, endsAt) => {
    expect(slot(zone, date, start, minutes)).toBe(`${date}T${start}:00 ${date}T${endsAt}:00`);
  });

  it.each([
    ['Europe/Paris', '2027-10-31', '01:30', 90, '01:30:00+02:00', '02:00:00+01:00'],
    ['Europe/Paris', '2027-10-31', '02:30', 30, '02:30:00+02:00', '02:00:00+01:00'],
    ['America/New_York', '2027-11-07', '01:15', 90, '01:15:00-04:00', '01:45:00-05:00'],
    ['Australia/Lord_Howe', '2027-04-04', '01:45', 30, '01:45:00+11:00', '01:45:00+10:30'],
  ])('in %s on %s lasts from %s for %i minutes, where the clocks show an hour twice', (...given) => {
    const [zone, date, start, minutes, startsAt, endsAt] = given;
    expect(slotOn(date, start, minutes, zone)).toEqual({
      startsAt: `${date}T${startsAt}`,
      endsAt: `${date}T${endsAt}`,
    });
  });

  it('always exists in its zone, and lasts its minutes', () => {
    const zones = fc.constantFrom(
      'Europe/Paris',
      'America/New_York',
      'Australia/Sydney',
      'Australia/Lord_Howe',
      'Asia/Tokyo',
      'Pacific/Kiritimati',
      'Asia/Kathmandu',
      'America/St_Johns',
    );
    const times = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => {
      const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
      return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(zones, anyDate, times, fc.integer({ min: 15, max: 720 }), (zone, date, start, minutes) => {
        const { startsAt, endsAt } = slotOn(date, start, minutes, zone);
        expect(slotOn(startsAt.slice(0, 10), startsAt.slice(11, 16), minutes, zone)).toEqual({ startsAt, endsAt });
        expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(minutes * 60_000);
      }),
      { numRuns: 2000 },
    );
  });
});
