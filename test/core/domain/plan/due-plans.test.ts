import { expect, it } from 'vitest';
import { plansPerJob } from '#core/domain/plan/due-plans.ts';

it.each([
  [1, 50],
  [800, 50],
  [801, 100],
  [6_400, 400],
  [1_000_000, 400],
])('divides %i due plans into jobs of %i', (due, perJob) => {
  expect(plansPerJob(due)).toBe(perJob);
});
