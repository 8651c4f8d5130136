import { describe, expect, it } from 'vitest';
import { overdueTasksOf, settled, spreadOut } from '#core/domain/plan/overdue.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { buildHome, buildTask } from '../../factories.ts';

/** A Wednesday; tasks come on Saturdays and Sundays. */
const today = '2027-03-10';
const home = buildHome({ tasksPerWeek: 4 });
const isSafety = ({ title }: Task) => title === 'Alarm';
const spread = { home, today, tasks: [], isSafety };
const leftOver = (count: number, overrides: Partial<Task> = {}) =>
  Array.from({ length: count }, (_, index) =>
    buildTask({ id: `old-${index}`, scheduledOn: '2027-02-27', minutes: 10, ...overrides }),
  );
const daysOf = (tasks: readonly Task[]) => tasks.map(({ scheduledOn }) => scheduledOn);

describe('leftovers', () => {
  it('are the open tasks from two weeks before this week to yesterday', () => {
    const days = ['2027-02-21', '2027-02-22', '2027-03-09', today];
    const tasks = days.map((scheduledOn) => buildTask({ id: scheduledOn, scheduledOn }));
    expect(overdueTasksOf([...tasks, buildTask({ status: 'skipped' })], today)).toEqual(tasks.slice(1, 3));
  });

  it('fill the free places of this week, and half of those of later weeks', () => {
    const staying = leftOver(2, { scheduledOn: '2027-03-13' }).map((task) => ({ ...task, id: `now-${task.id}` }));
    const moved = spreadOut(leftOver(5), { ...spread, tasks: staying });
    expect(daysOf(moved)).toEqual(['2027-03-14', '2027-03-14', '2027-03-20', '2027-03-21', '2027-03-27']);
    expect(moved.every((task) => task.moved)).toBe(true);
  });

  it('keep to the minutes of a week', () => {
    expect(daysOf(spreadOut(leftOver(2, { minutes: 40 }), spread))).toEqual(['2027-03-13', '2027-03-20']);
  });

  it('leave out paused days', () => {
    const paused = { ...home, pauses: [{ from: today, to: '2027-03-20' }] };
    expect(daysOf(spreadOut(leftOver(1), { ...spread, home: paused }))).toEqual(['2027-03-21']);
  });

  it('have their safety tasks on the next scheduled day, and oldest tasks first', () => {
    const [alarm, newer, older] = [
      buildTask({ id: 'alarm', title: 'Alarm', scheduledOn: '2027-03-07' }),
      buildTask({ id: 'newer', scheduledOn: '2027-03-06', minutes: 10 }),
      buildTask({ id: 'older', scheduledOn: '2027-02-28', minutes: 10 }),
    ];
    const full = leftOver(4, { scheduledOn: '2027-03-13' });
    const moved = spreadOut([newer, older, alarm], { ...spread, tasks: full });
    expect(moved.map(({ id, scheduledOn }) => [id, scheduledOn])).toEqual([
      ['alarm', '2027-03-13'],
      ['older', '2027-03-20'],
      ['newer', '2027-03-21'],
    ]);
  });

  it('are skipped when the user lets them go, but for safety tasks', () => {
    const alarm = buildTask({ id: 'alarm', title: 'Alarm', scheduledOn: '2027-03-07' });
    const after = settled([...leftOver(2), alarm], 'let-go', spread);
    expect(after.map(({ id, status }) => [id, status])).toEqual([
      ['alarm', 'open'],
      ['old-0', 'skipped'],
      ['old-1', 'skipped'],
    ]);
  });

  it('all come today if the user wants that', () => {
    expect(daysOf(settled(leftOver(3), 'today', spread))).toEqual([today, today, today]);
  });
});
