import { expect, it } from 'vitest';
import { startsGently } from '#apps/web/features/week/model/first-weeks.ts';
import { aTask } from './week-factories.ts';

const isGentle = (joinedOn: string, count: number) =>
  startsGently({ joinedOn, weekStart: '2027-01-04', tasks: Array.from({ length: count }, () => aTask()) }, 5);

it('a week starts gently in the first three weeks of a home only, and with few tasks', () => {
  expect(isGentle('2027-01-06', 3)).toBe(true);
  expect(isGentle('2026-12-23', 3)).toBe(true);
  expect(isGentle('2026-12-20', 3)).toBe(false);
  expect(isGentle('2027-01-06', 4)).toBe(false);
  expect(isGentle('2027-01-06', 0)).toBe(false);
});
