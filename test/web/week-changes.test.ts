import { describe, expect, it } from 'vitest';
import { keepCompleted, withChange, withChanges } from '#apps/web/features/week/model/change.ts';
import type { Week } from '#apps/web/features/week/model/week.ts';
import { withTask } from '#apps/web/household/week-edits.ts';
import { aTask, aWeek, today } from './week-factories.ts';

const at = '2026-11-28T10:00:00.000Z';
const coils = aTask({ id: 'coils' });
const alarm = aTask({ id: 'alarm', title: 'Test every smoke alarm', scheduledAt: '2026-11-25' });
const drain = aTask({ id: 'drain', title: 'Clean the shower drain', scheduledAt: '2026-11-15' });
const week = aWeek({ tasks: [coils, alarm], overdue: [drain] });
const ids = ({ tasks, overdue }: Week) => [tasks.map(({ id }) => id), overdue.map(({ id }) => id)];

describe('a change to the week', () => {
  it('ticks and unticks a task', () => {
    const ticked = withChange(week, { kind: 'complete', task: coils, completed: true, at });
    expect(ticked.tasks[0]).toMatchObject({ completed: true, completedAt: at });
    const open = withChange(ticked, { kind: 'complete', task: coils, completed: false, at });
    expect(open.tasks[0]).toMatchObject({ completed: false, completedAt: null });
  });

  it('moves a task to another day of the week in place', () => {
    const moved = withChange(week, { kind: 'move', task: coils, date: '2026-11-29' });
    expect(ids(moved)).toEqual([['coils', 'alarm'], ['drain']]);
    expect(moved.tasks[0]?.scheduledAt).toBe('2026-11-29');
  });

  it('moves a task into the week that contains the day', () => {
    const change = { kind: 'move', task: coils, date: '2026-12-05' } as const;
    expect(ids(withChange(week, change))).toEqual([['alarm'], ['drain']]);
    const next = withChange(aWeek({ weekStart: '2026-11-30' }), change);
    expect(next.tasks[0]).toMatchObject({ id: 'coils', scheduledAt: '2026-12-05' });
  });

  it('brings an overdue task into the week', () => {
    const moved = withChange(week, { kind: 'move', task: drain, date: today });
    expect(ids(moved)).toEqual([['coils', 'alarm', 'drain'], []]);
  });

  it('deletes a task, and restores it according to its date', () => {
    const without = withChanges(week, [
      { kind: 'delete', task: coils },
      { kind: 'delete', task: drain },
    ]);
    expect(ids(without)).toEqual([['alarm'], []]);
    const back = withChanges(without, [
      { kind: 'restore', task: drain },
      { kind: 'restore', task: coils },
    ]);
    expect(ids(back)).toEqual([['alarm', 'coils'], ['drain']]);
  });

  it('shows a created task only if its date is within the displayed week', () => {
    const created = (scheduledAt: string) =>
      ids(withChange(week, { kind: 'create', task: aTask({ id: 'new', scheduledAt }) }))[0];
    expect(created('2026-11-23')).toContain('new');
    expect(created('2026-11-29')).toContain('new');
    expect(created('2026-11-30')).not.toContain('new');
    expect(created('2026-11-22')).not.toContain('new');
  });

  it('leaves everything else unchanged', () => {
    const ticked = withChange(week, { kind: 'complete', task: coils, completed: true, at });
    expect(ticked.tasks[1]).toBe(alarm);
    expect(ticked.overdue).toBe(week.overdue);
  });
});

describe('several changes in a row', () => {
  it('combine without overwriting each other, even if one fails between them', () => {
    const tick = { kind: 'complete', task: coils, completed: true, at } as const;
    const move = { kind: 'move', task: coils, date: '2026-11-29' } as const;
    const remove = { kind: 'delete', task: alarm } as const;
    const all = withChanges(week, [tick, move, remove]);
    expect(ids(all)).toEqual([['coils'], ['drain']]);
    expect(all.tasks[0]).toMatchObject({ completed: true, scheduledAt: '2026-11-29' });
    const withoutTheMove = withChanges(week, [tick, remove]);
    expect(withoutTheMove.tasks[0]).toMatchObject({ completed: true, scheduledAt: today });
  });
});

describe('the server’s response', () => {
  it('replaces the task with its id, including overdue ones', () => {
    const done = { ...drain, completed: true, completedAt: at };
    expect(withTask(week, done).overdue[0]).toBe(done);
    expect(ids(withTask(aWeek(), done))).toEqual([[], []]);
    expect(ids(withTask(aWeek(), drain))).toEqual([[], ['drain']]);
  });

  it('excludes tasks that are older than two weeks or in another week', () => {
    expect(ids(withTask(aWeek(), { ...drain, scheduledAt: '2026-11-08' }))).toEqual([[], []]);
    expect(ids(withTask(aWeek({ weekStart: '2026-11-30' }), drain))).toEqual([[], []]);
  });

  it('keeps a ticked overdue task visible while the week is open', () => {
    const done = { ...drain, completed: true, completedAt: at };
    expect(keepCompleted(aWeek({ overdue: [done] }), aWeek()).overdue).toEqual([done]);
    expect(keepCompleted(week, aWeek()).overdue).toEqual([]);
    expect(keepCompleted(undefined, week)).toBe(week);
    const moved = aWeek({ tasks: [{ ...done, scheduledAt: today }] });
    expect(keepCompleted(aWeek({ overdue: [done] }), moved)).toBe(moved);
    expect(keepCompleted(aWeek({ overdue: [done] }), aWeek({ weekStart: '2026-11-30' })).overdue).toEqual([]);
  });
});
