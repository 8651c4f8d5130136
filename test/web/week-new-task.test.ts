import { describe, expect, it } from 'vitest';
import { checkNewTask } from '#apps/web/features/week/model/check-new-task.ts';
import { defaultDay, fieldsOf, isLocal, localTask } from '#apps/web/features/week/model/new-task.ts';
import { hasNext, hasPrevious, isPlanned } from '#apps/web/features/week/model/week-offset.ts';
import { checkDay } from '#apps/web/household/check-day.ts';
import { aTask, today } from './week-factories.ts';

describe('a task added by hand', () => {
  it('needs a title and a day from today on', () => {
    expect(checkNewTask({ title: '  ', date: '', notes: '' }, today)).toEqual({
      title: 'Please enter a task title',
      date: 'Please choose a day',
    });
    expect(checkNewTask({ title: 'Water the ferns', date: today, notes: '' }, today)).toEqual({});
    expect(checkDay('2026-11-27', today)).toBe('Please choose today or a later day');
    expect(checkDay('2126-11-28', today)).toBe('Please choose a day within ten years');
  });

  it('defaults to today or to the Monday of a future week', () => {
    expect(defaultDay({ weekStart: '2026-11-23', today })).toBe(today);
    expect(defaultDay({ weekStart: '2026-11-16', today })).toBe(today);
    expect(defaultDay({ weekStart: '2026-12-07', today })).toBe('2026-12-07');
  });

  it('appears trimmed in the list, with a local id until the server assigns one', () => {
    const fields = { title: ' Water the ferns ', date: today, notes: ' Not too much. ' };
    const [task, other] = [localTask(fields), localTask(fields)];
    expect(task).toMatchObject({ title: 'Water the ferns', description: 'Not too much.', isUserCreated: true });
    expect(task.id).not.toBe(other.id);
    expect([isLocal(task), isLocal(aTask())]).toEqual([true, false]);
    expect(fieldsOf(task)).toEqual({ title: 'Water the ferns', date: today, notes: 'Not too much.' });
  });
});

describe('the available weeks', () => {
  it('are planned up to four weeks ahead, and end at the server’s limits', () => {
    expect([-1, 0, 4, 5].map(isPlanned)).toEqual([false, true, true, false]);
    expect([hasPrevious(-520), hasPrevious(-519), hasNext(519), hasNext(520)]).toEqual([false, true, true, false]);
  });
});
