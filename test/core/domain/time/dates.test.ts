import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateOfDay,
  datesOfWeek,
  dayNumber,
  daysBetween,
  isIsoDate,
  weekdayOf,
  weekStartOf,
} from '#core/domain/time/dates.ts';
import { dayMs } from '#core/domain/time/durations.ts';
import { isTimeZone } from '#core/domain/time/is-time-zone.ts';
import { dateInZone, dayNamed } from '#core/domain/time/zones.ts';
import { anyDate } from '../../factories.ts';

describe('a calendar day', () => {
  it.each(['2027-01-01', '2028-02-29', '1900-01-01', '2999-12-31'])('%s exists', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '1899-12-31',
    '3000-01-01',
    '2027-1-1',
    '20270101',
    '2027-W01-1',
    '2027-01-01T00:00:00Z',
    ' 2027-01-01',
    '2027-01-01\n',
    '',
  ])('%j does not', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it('steps by days over months, leap days and years, and back again', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const there = addDays(date, days);
        expect(addDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
        expect(there > date).toBe(days > 0);
      }),
    );
  });

  it('is written as the calendar has it, also after tens of thousands of others', () => {
    const first = dayNumber('1900-01-01');
    for (let day = first; day < first + 60_000; day++)
      if (dateOfDay(day) !== new Date(day * dayMs).toISOString().slice(0, 10)) throw new Error(`day ${day} is wrong`);
    expect(dateOfDay(first)).toBe('1900-01-01');
  });

  it('steps by months from its anchor, clamped to the end of the month', () => {
    const monthly = [0, 1, 2, 3, 12, 13].map((months) => addMonths('2027-01-31', months));
    expect(monthly).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-01-31', '2028-02-29']);
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2028-02-29', 48)).toBe('2032-02-29');
  });
});

describe('a week', () => {
  it('runs from Monday to Sunday', () => {
    expect(weekStartOf('2027-01-03')).toBe('2026-12-28');
    expect(weekStartOf('2027-01-04')).toBe('2027-01-04');
    expect(datesOfWeek('2026-12-28')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(weekdayOf('2027-01-03')).toBe('Sunday');
  });

  it('is one of the seven that hold any of its days', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const monday = weekStartOf(date);
        expect(weekdayOf(monday)).toBe('Monday');
        expect(datesOfWeek(monday)).toContain(date);
        expect(new Set(datesOfWeek(monday).map(weekStartOf))).toEqual(new Set([monday]));
      }),
    );
  });
});

/**
 * The hours around both clock changes of 2027 or, in zones without them, around midnight. The local days were
 * determined by hand.
 */
const instants: readonly (readonly [zone: string, instant: string, day: string])[] = [
  ['America/New_York', '2027-03-14T04:59:59Z', '2027-03-13'],
  ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-14'],
  ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-14'],
  ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
  ['America/New_York', '2027-11-08T04:59:59Z', '2027-11-07'],
  ['America/New_York', '2027-11-08T05:00:00Z', '2027-11-08'],
  ['Europe/Paris', '2027-03-27T23:00:00Z', '2027-03-28'],
  ['Europe/Paris', '2027-03-28T21:59:59Z', '2027-03-28'],
  ['Europe/Paris', '2027-03-28T22:00:00Z', '2027-03-29'],
  ['Europe/Paris', '2027-10-30T22:00:00Z', '2027-10-31'],
  ['Europe/Paris', '2027-10-31T22:59:59Z', '2027-10-31'],
  ['Europe/Paris', '2027-10-31T23:00:00Z', '2027-11-01'],
  ['Australia/Sydney', '2027-04-04T13:59:59Z', '2027-04-04'],
  ['Australia/Sydney', '2027-04-04T14:00:00Z', '2027-04-05'],
  ['Australia/Sydney', '2027-10-02T14:00:00Z', '2027-10-03'],
  ['Australia/Sydney', '2027-10-03T13:00:00Z', '2027-10-04'],
  ['Asia/Kolkata', '2027-03-28T18:29:59Z', '2027-03-28'],
  ['Asia/Kolkata', '2027-03-28T18:30:00Z', '2027-03-29'],
  ['Pacific/Auckland', '2027-04-04T11:59:59Z', '2027-04-04'],
  ['Pacific/Auckland', '2027-04-04T12:00:00Z', '2027-04-05'],
  ['Pacific/Auckland', '2027-09-25T12:00:00Z', '2027-09-26'],
  ['Pacific/Auckland', '2027-09-26T10:59:59Z', '2027-09-26'],
  ['Pacific/Auckland', '2027-09-26T11:00:00Z', '2027-09-27'],
  ['Pacific/Kiritimati', '2027-01-01T09:59:59Z', '2027-01-01'],
  ['Pacific/Kiritimati', '2027-01-01T10:00:00Z', '2027-01-02'],
];

describe('the day that an instant is', () => {
  it.each(instants)('in %s at %s is %s', (zone, instant, day) => {
    expect(dateInZone(new Date(instant), zone)).toBe(day);
    expect(dayNamed(instant, zone)).toBe(day);
  });

  it('does not depend on the zone that the process runs in', () => {
    const script = `
      import { addDays, addMonths, weekStartOf } from '#core/domain/time/dates.ts';
      import { dateInZone, dayNamed } from '#core/domain/time/zones.ts';
      const zones = ${JSON.stringify([...new Set(instants.map(([zone]) => zone))])};
      const hours = Array.from({ length: 366 * 4 }, (_, quarter) => new Date(Date.UTC(2027, 0, 1, quarter * 6)));
      const days = zones.map((zone) => hours.map((hour) => dateInZone(hour, zone)));
      const steps = hours.map((hour) => hour.toISOString().slice(0, 10)).flatMap((date) => [addDays(date, 1), addMonths(date, 1), weekStartOf(date), dayNamed(date + 'T12:30', 'Asia/Kolkata')]);
      process.stdout.write(JSON.stringify([days, steps]));`;
    const outputs = ['UTC', 'America/New_York', 'Pacific/Kiritimati'].map(
      (TZ) =>
        spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
          env: { TZ },
          encoding: 'utf8',
          maxBuffer: 2 ** 24,
        }).stdout,
    );
    expect(outputs[0]?.length).toBeGreaterThan(100_000);
    expect(new Set(outputs).size).toBe(1);
  });
});

describe('the day that a text names', () => {
  it('is the date itself, wherever the household is', () => {
    expect(dayNamed('2027-03-28', 'Pacific/Kiritimati')).toBe('2027-03-28');
    expect(dayNamed('2027-03-28', 'America/New_York')).toBe('2027-03-28');
  });

  it('is the household’s day at an instant with an offset', () => {
    expect(dayNamed('2027-01-09T23:30:00+01:00', 'Pacific/Auckland')).toBe('2027-01-10');
    expect(dayNamed('2027-01-09T23:30:00.000Z', 'America/New_York')).toBe('2027-01-09');
  });

  it('is the day written down where the time has no offset', () => {
    expect(dayNamed('2027-01-09T23:30', 'Pacific/Kiritimati')).toBe('2027-01-09');
  });

  it.each([
    'tomorrow',
    '',
    '2027-02-30',
    '2027-02-30T10:00:00Z',
    '2027-01-09T25:00:00Z',
    '0000-01-01',
    '9999-12-31',
    '1899-12-31T12:00:00Z',
    '+012027-01-01T00:00:00Z',
    // Luxon accepts these texts, although none of them contains a whole date. It would read the first as a time on the
    // server's current day.
    '12:00',
    '2027',
    '2027-06',
    '2027-W10',
    '2027-123',
    '20270109',
  ])('is none for %j', (text) => {
    expect(dayNamed(text, 'Europe/Paris')).toBeUndefined();
  });
});

describe('a time zone', () => {
  it.each([
    'Europe/Paris',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
    'Asia/Calcutta',
    'Etc/GMT+5',
    'UTC',
  ])('may be called %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it('may have any name that the platform lists', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isTimeZone(name))).toEqual([]);
  });

  // PostgreSQL reads an offset with the opposite sign, and Luxon takes 'local' for the server's own zone.
  it.each([
    'UTC+3',
    'utc-03:30',
    'UTC+03:00',
    '+03:00',
    '-0500',
    '+03',
    'GMT+3',
    'local',
    'system',
    'default',
    '',
    ' ',
    'Mars/Olympus',
    'Europe',
    '../etc',
    "UTC'",
  ])('is not called %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
