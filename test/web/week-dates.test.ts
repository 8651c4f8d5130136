import { describe, expect, it } from 'vitest';
import { longDate, shortDate, spokenDate, weekRange } from '#apps/web/features/week/model/date-text.ts';
import { offsetFromQuery, weekTitle } from '#apps/web/features/week/model/week-offset.ts';
import { today } from './week-factories.ts';

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

  it('has a name near today and dates further away', () => {
    expect(weekTitle(0, today)).toEqual({ heading: 'This week', detail: '23 to 29 November' });
    expect(weekTitle(1, today)).toEqual({ heading: 'Next week', detail: '30 November to 6 December' });
    expect(weekTitle(-1, today)).toEqual({ heading: 'Last week', detail: '16 to 22 November' });
    expect(weekTitle(2, today)).toEqual({ heading: '7 to 13 December', detail: 'In 2 weeks' });
    expect(weekTitle(-3, today)).toEqual({ heading: '2 to 8 November', detail: '3 weeks ago' });
  });
});
