import { describe, expect, it } from 'vitest';
import { dayOfLastDone } from '#core/domain/home/last-done-times.ts';

describe('the day on which a task was last done', () => {
  it('is the middle of the time that the answer names', () => {
    expect(dayOfLastDone('this-year', '2027-01-01')).toBe('2027-01-01');
    expect(dayOfLastDone('this-year', '2027-03-03')).toBe('2027-01-31');
    expect(dayOfLastDone('this-year', '2027-12-31')).toBe('2027-07-02');
    expect(dayOfLastDone('last-year', '2027-03-03')).toBe('2026-07-01');
  });

  it('is unknown if it is longer ago, or if the household isn’t sure', () => {
    expect(dayOfLastDone('longer-ago', '2027-03-03')).toBeUndefined();
    expect(dayOfLastDone('unknown', '2027-03-03')).toBeUndefined();
  });
});
