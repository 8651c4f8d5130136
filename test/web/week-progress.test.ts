import { describe, expect, it } from 'vitest';
import { withChange } from '#apps/web/features/week/model/change.ts';
import { dayOf, daysOf } from '#apps/web/features/week/model/days.ts';
import { progressMessage, progressOf, progressSummary } from '#apps/web/features/week/model/progress.ts';
import { movesFor } from '#apps/web/features/week/model/task-moves.ts';
import { isOverdue, visibleOverdue, type Week } from '#apps/web/features/week/model/week.ts';
import { plannedWeeksAhead } from '#core/domain/plan/planned-weeks.ts';
import { durations } from '#words/durations.ts';
import { aGuide, aTask, aWeek, today } from './week-factories.ts';

const tasksWith = (done: number, total: number) =>
  Array.from({ length: total }, (_, index) => aTask({ id: `task-${index}`, completed: index < done }));

const messageAt = (done: number, total: number, offset = 0) =>
  progressMessage(progressOf(tasksWith(done, total)), offset);

describe('progress', () => {
  it('counts the done tasks and adds up the open minutes', () => {
    expect(progressSummary(progressOf(tasksWith(3, 5)))).toBe('3 of 5 done, 40 min left');
    expect(progressSummary(progressOf(tasksWith(5, 5)))).toBe('5 of 5 done');
    expect(progressSummary(progressOf([aTask({ minutes: null })]))).toBe('0 of 1 done');
    expect([durations.short(5), durations.short(60), durations.short(85)]).toEqual(['5 min', '1 h', '1 h 25 min']);
  });

  it('has six messages: no tasks, 100, 75, 50, above 0 and 0 per cent', () => {
    const messages = [
      messageAt(0, 0),
      messageAt(4, 4),
      messageAt(3, 4),
      messageAt(2, 4),
      messageAt(1, 4),
      messageAt(0, 4),
    ];
    expect(new Set(messages).size).toBe(6);
    expect(messageAt(74, 100)).toBe(messageAt(50, 100));
    expect(messageAt(49, 100)).toBe(messageAt(1, 100));
    expect(messageAt(99, 100)).toBe(messageAt(75, 100));
  });

  it('names the open tasks from earlier when this week is done or has no tasks', () => {
    const [open, done] = [aTask({ id: 'earlier' }), aTask({ id: 'earlier', completed: true })];
    const leftOver = progressMessage(progressOf([], [open]), 0);
    expect(leftOver).toBe('This week is clear. Only tasks from earlier are open.');
    expect(progressMessage(progressOf(tasksWith(4, 4), [open]), 0)).toBe(leftOver);
    expect(progressMessage(progressOf(tasksWith(3, 4), [open]), 0)).toBe(messageAt(3, 4));
    expect(progressMessage(progressOf([], [done]), 0)).toBe(messageAt(0, 0));
  });

  it('never rounds to 0 or 100 per cent', () => {
    expect(progressOf(tasksWith(1, 300)).percent).toBe(1);
    expect(progressOf(tasksWith(299, 300)).percent).toBe(99);
    expect(messageAt(1, 300)).toBe(messageAt(1, 4));
  });

  it('does not encourage users in past and future weeks', () => {
    expect(messageAt(1, 4, -1)).toContain('This week is over');
    expect(messageAt(4, 4, -1)).toBe(messageAt(4, 4));
    expect(messageAt(0, 4, 2)).toContain('waiting');
  });

  it('does not call an unplanned week free', () => {
    expect(messageAt(0, 0, plannedWeeksAhead)).toBe(messageAt(0, 0));
    expect(messageAt(0, 0, plannedWeeksAhead + 1)).toContain('planned later');
  });
});

describe('the days of a week', () => {
  it('are all seven from Monday to Sunday, free ones included', () => {
    const week = aWeek({
      tasks: [
        aTask({ id: 'a', scheduledAt: '2026-11-29' }),
        aTask({ id: 'b', scheduledAt: '2026-11-24', minutes: null }),
      ],
    });
    const days = daysOf(week).map(({ date, tasks, minutes, isToday }) => [date, tasks.length, minutes, isToday]);
    expect(days).toHaveLength(7);
    expect([days[0], days[1], days[5], days[6]]).toEqual([
      ['2026-11-23', 0, 0, false],
      ['2026-11-24', 1, 0, false],
      ['2026-11-28', 0, 0, true],
      ['2026-11-29', 1, 20, false],
    ]);
  });

  it('place a moved or added task where the server will return it', () => {
    const long = aTask({ id: 'long', minutes: 45, scheduledAt: '2026-11-27' });
    const week = aWeek({ tasks: [aTask({ id: 'short', minutes: 5 }), aTask({ id: 'own', minutes: null }), long] });
    const moved = withChange(week, { kind: 'move', task: long, date: today });
    const ids = (shown: Week) =>
      daysOf(shown).flatMap(({ tasks }) => (tasks.length > 0 ? [tasks.map(({ id }) => id)] : []));
    expect(ids(week)).toEqual([['long'], ['short', 'own']]);
    expect(ids(moved)).toEqual([['short', 'long', 'own']]);
    const alarm = aTask({ id: 'alarm', minutes: 30, guide: aGuide({ critical: true }) });
    expect(ids(withChange(moved, { kind: 'restore', task: alarm }))).toEqual([['alarm', 'short', 'long', 'own']]);
  });

  it('are done when every task is done, but not without tasks', () => {
    const day = dayOf(aWeek({ tasks: tasksWith(2, 2) }), today);
    expect(day.allDone).toBe(true);
    expect(dayOf(aWeek({ tasks: tasksWith(1, 2) }), today).allDone).toBe(false);
    expect(dayOf(aWeek(), today).allDone).toBe(false);
  });
});

describe('overdue', () => {
  it('means open and dated before today', () => {
    expect(isOverdue(aTask({ scheduledAt: '2026-11-27' }), today)).toBe(true);
    expect(isOverdue(aTask({ scheduledAt: '2026-11-27', completed: true }), today)).toBe(false);
    expect(isOverdue(aTask(), today)).toBe(false);
  });

  it('excludes tasks that the week contains again', () => {
    const overdue = [aTask({ id: 'old', scheduledAt: '2026-11-15' }), aTask({ id: 'older', title: 'Clean the drain' })];
    const ids = (done: boolean) =>
      visibleOverdue(aWeek({ tasks: [aTask({ completed: done })], overdue })).map(({ id }) => id);
    expect(ids(false)).toEqual(['older']);
    expect(ids(true)).toEqual(['old', 'older']);
  });

  it('is sorted by day, oldest first, ticked or not', () => {
    const ticked = aTask({ id: 'ticked', completed: true, scheduledAt: '2026-11-20' });
    const overdue = [ticked, aTask({ id: 'old', scheduledAt: '2026-11-15' })];
    expect(visibleOverdue(aWeek({ overdue })).map(({ id }) => id)).toEqual(['old', 'ticked']);
  });
});

describe('the task menu', () => {
  it('offers today, or tomorrow and next week for today’s tasks, and nothing when done', () => {
    expect(movesFor(aTask({ scheduledAt: '2026-11-25' }), today)).toEqual([{ label: 'Move to today', date: today }]);
    expect(movesFor(aTask(), today)).toEqual([
      { label: 'Move to tomorrow', date: '2026-11-29' },
      { label: 'Move to next week', date: '2026-12-05' },
    ]);
    expect(movesFor(aTask({ completed: true }), today)).toEqual([]);
  });
});
