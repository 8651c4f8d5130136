import { describe, expect, it } from 'vitest';
import { jitterMs, longestJitterMs, nextSummaryAt, weekOfSummary } from '#core/domain/summary/next-summary-at.ts';

const householdId = '5e771ed0-0000-4000-8000-000000000001';

type Time = { timezone: string; weekday: 'Monday' | 'Wednesday' | 'Saturday' | 'Sunday'; hour: number };
const clock = ({ timezone, weekday, hour }: Time) => ({ householdId, timezone, weekday, hour });

/** The full hour of the next summary, in UTC. */
const next = (time: Time, after: string, weeksLater?: number) =>
  new Date(nextSummaryAt(clock(time), new Date(after), weeksLater).getTime() - jitterMs(householdId)).toISOString();

const monday = { weekday: 'Monday', hour: 8 } as const;

describe('the next summary', () => {
  it.each([
    ['Europe/Paris', '2027-01-11T07:00:00.000Z'],
    ['America/New_York', '2027-01-11T13:00:00.000Z'],
    ['Asia/Kolkata', '2027-01-11T02:30:00.000Z'],
    ['Asia/Kathmandu', '2027-01-11T02:15:00.000Z'],
    ['Pacific/Chatham', '2027-01-10T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-10T18:00:00.000Z'],
    ['Pacific/Pago_Pago', '2027-01-11T19:00:00.000Z'],
  ])('comes at the household’s own hour in %s', (timezone, expected) => {
    expect(next({ timezone, ...monday }, '2027-01-06T11:00:00Z')).toBe(expected);
  });

  it('keeps its hour when summer time begins and ends', () => {
    const paris = { timezone: 'Europe/Paris', ...monday };
    expect(next(paris, '2027-03-22T08:00:00Z')).toBe('2027-03-29T06:00:00.000Z');
    expect(next(paris, '2027-10-25T07:00:00Z')).toBe('2027-11-01T07:00:00.000Z');
    expect(next(paris, '2027-03-22T06:30:00Z', 1)).toBe('2027-03-29T06:00:00.000Z');
  });

  it('moves forward when its hour is skipped', () => {
    const paris = { timezone: 'Europe/Paris', weekday: 'Sunday', hour: 2 } as const;
    expect(next(paris, '2027-03-25T12:00:00Z')).toBe('2027-03-28T01:00:00.000Z');
    const lordHowe = { timezone: 'Australia/Lord_Howe', weekday: 'Sunday', hour: 2 } as const;
    expect(next(lordHowe, '2027-09-30T12:00:00Z')).toBe('2027-10-02T15:30:00.000Z');
  });

  it('takes the first of an hour that occurs twice, and only that one', () => {
    const paris = { timezone: 'Europe/Paris', weekday: 'Sunday', hour: 2 } as const;
    expect(next(paris, '2027-10-28T12:00:00Z')).toBe('2027-10-31T00:00:00.000Z');
    expect(next(paris, '2027-10-31T00:30:00Z')).toBe('2027-11-07T01:00:00.000Z');
  });

  it('counts to its own week when a skipped hour moves it past midnight', () => {
    const nuuk = { timezone: 'America/Nuuk', weekday: 'Saturday', hour: 23 } as const;
    expect(next(nuuk, '2027-03-25T12:00:00Z')).toBe('2027-03-28T01:00:00.000Z');
    const due = nextSummaryAt(clock(nuuk), new Date('2027-03-25T12:00:00Z'));
    expect(weekOfSummary(clock(nuuk), due)).toBe('2027-03-22');
    expect(next(nuuk, due.toISOString())).toBe('2027-04-04T00:00:00.000Z');
  });

  it('is later than the given instant, even within the minutes that its household adds', () => {
    const paris = { timezone: 'Europe/Paris', ...monday };
    const due = nextSummaryAt(clock(paris), new Date('2027-01-06T11:00:00Z'));
    expect(nextSummaryAt(clock(paris), new Date(due.getTime() - 1))).toEqual(due);
    expect(next(paris, due.toISOString())).toBe('2027-01-18T07:00:00.000Z');
  });

  it('can wait a week longer', () => {
    const paris = { timezone: 'Europe/Paris', ...monday };
    expect(next(paris, '2027-01-06T11:00:00Z', 1)).toBe('2027-01-18T07:00:00.000Z');
  });

  it('goes by UTC for a household of an unknown zone', () => {
    expect(next({ timezone: 'Nowhere/City', ...monday }, '2027-01-06T11:00:00Z')).toBe('2027-01-11T08:00:00.000Z');
  });
});

describe('the minutes that a household adds', () => {
  const ids = Array.from({ length: 2000 }, () => crypto.randomUUID());

  it('are always the same, from none to ten', () => {
    for (const id of ids) {
      expect(jitterMs(id)).toBe(jitterMs(id));
      expect(jitterMs(id)).toBeGreaterThanOrEqual(0);
      expect(jitterMs(id)).toBeLessThan(longestJitterMs);
    }
  });

  it('spread the households evenly', () => {
    const byMinute = Map.groupBy(ids, (id) => Math.floor(jitterMs(id) / 60_000));
    expect(byMinute.size).toBe(10);
    for (const [, members] of byMinute) expect(members.length).toBeGreaterThan(100);
  });
});
