import { describe, expect, it } from 'vitest';
import { isPlanGood, plannableWeeks, weeksToPlan } from '#core/domain/plan/planned-weeks.ts';
import { weekStartAt } from '#core/domain/time/week.ts';

const sunday = '2027-03-07';

describe('the weeks', () => {
  it('are counted from the one that contains today', () => {
    expect(weekStartAt(sunday, 0)).toBe('2027-03-01');
    expect(weekStartAt(sunday, 1)).toBe('2027-03-08');
    expect(weekStartAt(sunday, -520)).toBe('2017-03-13');
    expect(weekStartAt(sunday, 520)).toBe('2037-02-16');
  });

  it('that get a plan are the current one and the four after it', () => {
    const five = ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29'];
    expect(plannableWeeks(sunday)).toEqual(five);
    expect(weeksToPlan(sunday, '2027-03-15')).toEqual(five.slice(0, 3));
    expect(weeksToPlan(sunday, '2027-03-29')).toEqual(five);
  });

  it('keep a plan that was made during them, or while they are in the future', () => {
    const monday = '2027-03-01';
    expect(isPlanGood(monday, monday, sunday)).toBe(true);
    expect(isPlanGood('2027-03-08', monday, sunday)).toBe(true);
    expect(isPlanGood(monday, '2027-02-28', sunday)).toBe(false);
    expect(isPlanGood(monday, undefined, sunday)).toBe(false);
  });

  it('in the past or far ahead get no plan', () => {
    expect(weeksToPlan(sunday, '2027-02-22')).toEqual([]);
    expect(weeksToPlan(sunday, '2027-04-05')).toEqual([]);
  });
});
