import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isCalendarDay,
  longDate,
  mondayOf,
  shortDate,
  spokenDate,
  weekRange,
} from '#apps/web/features/week/model/calendar-day.ts';
import { offsetFromQuery, weekStartAt, weekTitle } from '#apps/web/features/week/model/week-offset.ts';
import { today } from './week-factories.ts';

describe('calendar days', () => {
  it('handle the ends of months and years, leap days and both changes of summer time', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-11-28', -7)).toBe('2026-11-21');
  });

  it('return the number of days between two dates', () => {
    expect(daysBetween('2026-11-23', '2026-11-29')).toBe(6);
    expect(daysBetween('2026-11-29', '2026-11-23')).toBe(-6);
    expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31);
  });

  it('belong to the week of the Monday before, including Sundays', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2027-01-03')).toBe('2026-12-28');
  });

  it('are distinguished from incomplete and impossible ones', () => {
    expect(isCalendarDay('2026-11-28')).toBe(true);
    for (const text of ['', '2026-11', '2026-02-30', '2026-13-01', '28/11/2026'])
      expect(isCalendarDay(text)).toBe(false);
  });
});

describe('labels', () => {
  it('are British, with the year only if it differs', () => {
    expect(shortDate('2026-11-28')).toBe('28 Nov');
    expect(longDate('2026-11-28', today)).toBe('Saturday 28 November');
    expect(longDate('2027-01-02', today)).toBe('Saturday 2 January 2027');
  });

  it('name today and tomorrow', () => {
    expect(spokenDate(today, today)).toBe('today');
    expect(spokenDate('2026-11-29', today)).toBe('tomorrow');
    expect(spokenDate('2026-11-27', today)).toBe('Friday 27 November');
  });

  it('show a week as a range', () => {
    expect(weekRange('2026-11-23', today)).toBe('23 to 29 November');
    expect(weekRange('2026-11-30', today)).toBe('30 November to 6 December');
    expect(weekRange('2026-12-28', today)).toBe('28 December 2026 to 3 January 2027');
    expect(weekRange('2027-03-01', today)).toBe('1 to 7 March 2027');
  });
});

describe('the requested week', () => {
  it('is read from the address, or else the current one', () => {
    expect(offsetFromQuery('-1')).toBe(-1);
    expect(offsetFromQuery('12')).toBe(12);
    expect(offsetFromQuery('999')).toBe(520);
    expect(offsetFromQuery('-999')).toBe(-520);
    for (const value of [null, '', 'next', '1.5', '1e9', '-0']) expect(offsetFromQuery(value)).toBe(0);
    expect(Object.is(offsetFromQuery('-0'), 0)).toBe(true);
  });

  it('starts on the Monday of its offset', () => {
    expect(weekStartAt(today, 0)).toBe('2026-11-23');
    expect(weekStartAt('2026-11-29', 1)).toBe('2026-11-30');
    expect(weekStartAt(today, -8)).toBe('2026-09-28');
  });

  it('has a name near today and dates further away', () => {
    expect(weekTitle(0, today)).toEqual({ heading: 'This week', detail: '23 to 29 November' });
    expect(weekTitle(1, today)).toEqual({ heading: 'Next week', detail: '30 November to 6 December' });
    expect(weekTitle(-1, today)).toEqual({ heading: 'Last week', detail: '16 to 22 November' });
    expect(weekTitle(2, today)).toEqual({ heading: '7 to 13 December', detail: 'In 2 weeks' });
    expect(weekTitle(-3, today)).toEqual({ heading: '2 to 8 November', detail: '3 weeks ago' });
  });
});
