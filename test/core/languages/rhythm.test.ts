import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care/care-task.ts';
import { rhythm } from '#core/languages/en/rhythm.ts';

describe('an interval in words', () => {
  it.each([
    [7, 'every week'],
    [every.fortnight, 'every 2 weeks'],
    [every.month, 'every month'],
    [35, 'every 5 weeks'],
    [42, 'every 6 weeks'],
    [every.twoMonths, 'every 2 months'],
    [70, 'every 10 weeks'],
    [every.quarter, 'every 3 months'],
    [every.halfYear, 'every 6 months'],
    [every.year, 'every year'],
    [412, 'every 14 months'],
    [500, 'every 16 months'],
    [every.twoYears, 'every 2 years'],
    [every.threeYears, 'every 3 years'],
    [every.tenYears, 'every 10 years'],
  ])('of %s days is "%s"', (days, words) => {
    expect(rhythm.every(days)).toBe(words);
  });
});

describe('the time since a day in words', () => {
  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [5, '5 days ago'],
    [14, '2 weeks ago'],
    [28, 'a month ago'],
    [42, '6 weeks ago'],
    [61, '2 months ago'],
    [364, 'a year ago'],
    [500, '16 months ago'],
    [730, '2 years ago'],
  ])('of %s days is "%s"', (days, words) => {
    expect(rhythm.ago(days)).toBe(words);
  });
});
