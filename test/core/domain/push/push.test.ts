import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterToday } from '#core/domain/push/button.ts';
import { isTimely, mostPushFailures, nextPushAt, pushHours, retryAt } from '#core/domain/push/subscription.ts';
import { dateInZone } from '#core/domain/time/zones.ts';

const clock = { sessionId: 'session', hour: 8, timezone: 'Europe/Paris' };
const minutes = 60_000;

/** The local time at an instant, such as 08:03. */
const timeIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

describe('the next push', () => {
  it('is within ten minutes of the hour, today or tomorrow', () => {
    const before = nextPushAt(clock, new Date('2027-01-06T05:00:00Z'));
    expect(before.toISOString()).toMatch(/^2027-01-06T07:0\d:/);
    expect(nextPushAt(clock, before).getTime() - before.getTime()).toBe(24 * 60 * minutes);
    expect(nextPushAt(clock, new Date(before.getTime() - 1))).toEqual(before);
  });

  it('keeps its hour when the clocks change, and comes once a day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Tokyo'),
        fc.integer({ min: pushHours.first, max: pushHours.last }),
        fc.uuid(),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (timezone, hour, sessionId, start) => {
          let at = nextPushAt({ sessionId, hour, timezone }, start);
          for (let day = 0; day < 10; day++) {
            expect(timeIn(timezone, at).slice(0, 2)).toBe(String(hour).padStart(2, '0'));
            const next = nextPushAt({ sessionId, hour, timezone }, at);
            expect(dateInZone(next, timezone) > dateInZone(at, timezone)).toBe(true);
            expect(next.getTime() - at.getTime()).toBeLessThan(26 * 60 * minutes);
            at = next;
          }
        },
      ),
    );
  });

  it('is in UTC where the time zone is unknown', () => {
    const at = nextPushAt({ ...clock, timezone: 'Moon/Base' }, new Date('2027-01-06T05:00:00Z'));
    expect(at.toISOString()).toMatch(/^2027-01-06T08:0\d:/);
  });

  it('is left out when it would be more than two hours late, or at night', () => {
    const timely = (hour: number, time: string) => isTimely({ ...clock, hour }, new Date(`2027-01-06T${time}:00Z`));
    expect([timely(8, '06:59'), timely(8, '07:10'), timely(8, '09:00'), timely(8, '09:10')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([timely(21, '20:10'), timely(21, '20:59'), timely(21, '21:00')]).toEqual([true, true, false]);
    // The home has moved to New York since the last push, where it is two in the morning.
    expect(isTimely({ ...clock, timezone: 'America/New_York' }, new Date('2027-01-06T07:10:00Z'))).toBe(false);
  });

  it('comes three hours later on the day if that is wanted, though not at night', () => {
    const later = (time: string) => laterToday(new Date(`2027-01-06T${time}:00Z`), clock.timezone)?.toISOString();
    expect([later('08:00'), later('18:00'), later('19:31')]).toEqual([
      '2027-01-06T11:00:00.000Z',
      '2027-01-06T20:30:00.000Z',
      undefined,
    ]);
    const postponedTo = new Date('2027-01-06T11:00:00Z');
    const timely = (time: string) => isTimely({ ...clock, postponedTo }, new Date(`2027-01-06T${time}:00Z`));
    expect([timely('11:05'), timely('13:01')]).toEqual([true, false]);
  });

  it('is tried three times a day, for about a week', () => {
    const now = new Date('2027-01-06T07:00:00Z');
    const rests = [1, 2, 3, 4, 5, 6].map((failures) => {
      const at = retryAt(failures, now);
      return at && (at.getTime() - now.getTime()) / minutes;
    });
    expect(rests).toEqual([5, 30, undefined, 5, 30, undefined]);
    expect(Math.round(mostPushFailures / 3)).toBe(7);
  });
});
