import { expect, it } from 'vitest';
import { fullness, weeksOf } from '#apps/web/features/year/model/weeks.ts';
import type { Year, YearTask } from '#apps/web/features/year/model/year.ts';

const task = (weekStart: string, minutes: number, kind: YearTask['kind'] = 'regular'): YearTask => ({
  taskId: `${kind} ${weekStart}`,
  title: 'Wipe the seals',
  item: 'Fridge',
  weekStart,
  minutes,
  stake: 'wear',
  kind,
});
const year = (...tasks: readonly YearTask[]): Pick<Year, 'today' | 'months'> => ({
  today: '2027-01-06',
  months: [
    { month: '2027-01', minutes: 0, tasks: [...tasks] },
    { month: '2027-02', minutes: 0, tasks: [] },
  ],
});
const weeks = (...tasks: readonly YearTask[]) => weeksOf(year(...tasks) as Year);

it('has every week from today’s to the last month’s, with what to book first', () => {
  const all = weeks(task('2027-01-11', 30), task('2027-01-11', 15, 'booking'), task('2027-02-22', 20));
  expect(all.map(({ weekStart, minutes }) => `${weekStart} ${minutes}`)).toEqual([
    '2027-01-04 0',
    '2027-01-11 45',
    '2027-01-18 0',
    '2027-01-25 0',
    '2027-02-01 0',
    '2027-02-08 0',
    '2027-02-15 0',
    '2027-02-22 20',
  ]);
  expect(all[1]?.tasks.map(({ kind }) => kind)).toEqual(['booking', 'regular']);
  expect(all.map(({ hasBooking }) => hasBooking).indexOf(true)).toBe(1);
});

it('draws a week by how it compares with the usual one', () => {
  const all = weeks(
    task('2027-01-04', 60),
    task('2027-01-11', 30),
    task('2027-01-18', 50),
    task('2027-01-25', 60),
    task('2027-02-01', 75),
  );
  expect(all.map((week) => fullness(week, all))).toEqual([3, 1, 2, 3, 4, 0, 0, 0]);
});
