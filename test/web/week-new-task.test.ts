import { describe, expect, it } from 'vitest';
import { usableChanges } from '#apps/web/features/week/model/begun-task.ts';
import { checkNewTask } from '#apps/web/features/week/model/check-new-task.ts';
import { defaultDay, emptyTask, fieldsOf, taskFrom } from '#apps/web/features/week/model/new-task.ts';
import { hasNext, hasPrevious, isPlanned } from '#apps/web/features/week/model/week-offset.ts';
import { checkDay } from '#apps/web/household/check-day.ts';
import { today } from './week-factories.ts';

describe('a task added by hand', () => {
  it('needs a title, a day and whole minutes, if any', () => {
    expect(checkNewTask({ ...emptyTask(''), title: '  ', minutes: 'ten' }, today)).toEqual({
      title: 'Please enter a task title',
      date: 'Please choose a day',
      minutes: 'Please enter whole minutes, from 1 to 1440',
    });
    expect(checkNewTask({ ...emptyTask(today), title: 'Water the ferns', minutes: ' 20 ' }, today)).toEqual({});
    expect(checkDay('2026-11-27', today)).toBe('Please choose today or a later day');
    expect(checkDay('2126-11-28', today)).toBe('Please choose a day within ten years');
  });

  it('defaults to today, to the Monday of a future week or to the Sunday of a past one', () => {
    expect(defaultDay({ weekStart: '2026-11-23', today })).toBe(today);
    expect(defaultDay({ weekStart: '2026-11-16', today })).toBe('2026-11-22');
    expect(defaultDay({ weekStart: '2026-12-07', today })).toBe('2026-12-07');
  });

  it('is recorded as done on an earlier day, unless it repeats', () => {
    const past = { ...emptyTask('2026-11-27'), title: 'Water the ferns' };
    expect(checkNewTask(past, today)).toEqual({});
    expect(taskFrom(past, today)).toMatchObject({ completed: true, scheduledAt: '2026-11-27' });
    expect(checkNewTask({ ...past, repeats: 'weekly' }, today)).toEqual({ date: 'Please choose today or a later day' });
    expect(checkNewTask({ ...past, date: '2016-01-01' }, today)).toEqual({
      date: 'Please choose a day within the last ten years',
    });
  });

  it('appears trimmed in the list, with an id of its own', () => {
    const fields = { ...emptyTask(today), title: ' Water the ferns ', notes: ' Not too much. ', minutes: '15' };
    const [task, other] = [taskFrom(fields, today), taskFrom(fields, today)];
    expect(task).toMatchObject({
      title: 'Water the ferns',
      description: 'Not too much.',
      minutes: 15,
      completed: false,
    });
    expect(task.id).not.toBe(other.id);
    expect(task.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(fieldsOf(task)).toEqual({ ...fields, title: 'Water the ferns', notes: 'Not too much.' });
  });
});

describe('a task that was begun', () => {
  const begun = {
    title: 'Water the ferns',
    notes: 'Gently',
    minutes: '5',
    date: '2026-12-05',
    repeats: 'weekly',
  } as const;
  const usable = (changes: object, kind: 'add' | 'edit' = 'add') => usableChanges(changes, { kind, today });

  it('is offered as it was, unless its day has passed', () => {
    expect(usable(begun)).toEqual(begun);
    expect(usable({ ...begun, date: '2026-11-27' })).not.toHaveProperty('date');
    expect(usable({ title: 'Sweep', repeats: 'hourly', date: 'soon' })).toEqual({ title: 'Sweep' });
  });

  it('needs words if it is new', () => {
    expect(usable({ title: ' ', minutes: '5', date: begun.date })).toEqual({});
    expect(usable({ date: begun.date }, 'edit')).toEqual({ date: begun.date });
  });
});

describe('the available weeks', () => {
  it('are planned up to four weeks ahead, and end at the server’s limits', () => {
    expect([-1, 0, 4, 5].map(isPlanned)).toEqual([false, true, true, false]);
    expect([hasPrevious(-520), hasPrevious(-519), hasNext(519), hasNext(520)]).toEqual([false, true, true, false]);
  });
});
