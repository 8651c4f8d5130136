import { expect, it } from 'vitest';
import type { Climate } from '#core/domain/home/climate.ts';
import { graceDaysOf } from '#core/domain/plan/grace.ts';

const drain = { stake: 'costly', season: { around: 'first frost', from: -6, best: -2, to: 0, grace: 6 } } as const;
const winterOf = (firstFrost: Climate['firstFrost'], lastFrost: Climate['lastFrost']): Climate => ({
  winter: 'rare',
  hemisphere: 'northern',
  ...(firstFrost && { firstFrost }),
  ...(lastFrost && { lastFrost }),
});

it('what was to be done before the frost may be done for weeks after it, but not after the last one', () => {
  expect(graceDaysOf(drain, winterOf([11, 10], [4, 10]))).toBe(42);
  expect(graceDaysOf(drain, winterOf([12, 28], [1, 20]))).toBe(23);
});

it('what was to be done before the rains may not be done after their last month', () => {
  const gutters = { stake: 'costly', season: { around: 'rainy season', from: -4, best: -2, to: 2 } } as const;
  const rainsTo = (rainsEnd: 7 | 12): Climate => ({ winter: 'none', hemisphere: 'northern', rainsBegin: 7, rainsEnd });
  expect(graceDaysOf(gutters, rainsTo(12))).toBe(28);
  expect(graceDaysOf(gutters, rainsTo(7))).toBe(13);
});

it('a season of months has its grace wherever it is', () => {
  const season = { from: 3, to: 5, best: 4 } as const;
  expect(graceDaysOf({ stake: 'costly', season }, winterOf(undefined, undefined))).toBe(28);
  expect(graceDaysOf({ stake: 'wear', season }, winterOf(undefined, undefined))).toBe(0);
});
