import { describe, expect, it } from 'vitest';
import { everyText } from '#apps/web/household/interval-text.ts';

describe('an interval', () => {
  it.each([
    [7, 'every week'],
    [14, 'every 2 weeks'],
    [30, 'every month'],
    [35, 'every 5 weeks'],
    [61, 'every 2 months'],
    [91, 'every 3 months'],
    [182, 'every 6 months'],
    [365, 'every year'],
    [730, 'every 2 years'],
  ])('of %i days is %s', (days, text) => {
    expect(everyText(days)).toBe(text);
  });
});
