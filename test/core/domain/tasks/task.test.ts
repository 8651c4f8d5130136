import { describe, expect, it } from 'vitest';
import { newTask } from '#core/domain/plan/new-task.ts';
import {
  careTaskIdOf,
  isReplaceable,
  isUserCreated,
  isVisible,
  movedTo,
  restored,
  skipped,
  withCompletion,
} from '#core/domain/tasks/task.ts';
import { buildTask } from '../../factories.ts';

const now = new Date('2027-03-06T10:00:00Z');
const later = new Date('2027-03-07T10:00:00Z');
const done = withCompletion(buildTask(), true, now);

describe('a task', () => {
  it('that is completed keeps the first instant', () => {
    expect(done).toEqual({ ...buildTask(), status: 'done', completedAt: now });
    expect(withCompletion(done, true, later)).toEqual(done);
  });

  it('that is opened again loses its completion time', () => {
    expect(withCompletion(done, false, later)).toEqual(buildTask());
    expect(withCompletion(withCompletion(done, false, later), true, later).completedAt).toEqual(later);
  });

  it('counts as moved once it is on another day, and not on its own day', () => {
    expect(movedTo(buildTask(), '2027-03-09')).toEqual(buildTask({ scheduledOn: '2027-03-09', moved: true }));
    expect(movedTo(buildTask(), '2027-03-06')).toEqual(buildTask());
    expect(movedTo(movedTo(buildTask(), '2027-03-09'), '2027-03-06').moved).toBe(true);
  });

  it('that is deleted counts as skipped and comes back as it was', () => {
    expect(skipped(buildTask()).status).toBe('skipped');
    expect(restored(skipped(buildTask()))).toEqual(buildTask());
    expect(restored(skipped(done))).toEqual(done);
    expect(restored(done)).toEqual(done);
    expect(restored(buildTask())).toEqual(buildTask());
  });

  it('is invisible to the user once deleted', () => {
    expect(isVisible(buildTask())).toBe(true);
    expect(isVisible(done)).toBe(true);
    expect(isVisible(skipped(done))).toBe(false);
    expect(isVisible(undefined)).toBe(false);
  });

  it('is the assistant’s if it comes from a care task', () => {
    expect(isUserCreated({ source: 'care:fridge.wipe' })).toBe(false);
    expect(isUserCreated({ source: 'custom:care:x' })).toBe(true);
    expect(isUserCreated({ source: 'hand' })).toBe(true);
    expect(careTaskIdOf('care:fridge.wipe')).toBe('fridge.wipe');
    expect(careTaskIdOf('custom:fridge.wipe')).toBeUndefined();
  });

  it('may be planned again unless the user did, moved, deleted or created it', () => {
    expect(isReplaceable(buildTask())).toBe(true);
    expect(isReplaceable(done)).toBe(false);
    expect(isReplaceable(skipped(buildTask()))).toBe(false);
    expect(isReplaceable(buildTask({ moved: true }))).toBe(false);
    expect(isReplaceable(buildTask({ source: 'custom:1' }))).toBe(false);
    expect(isReplaceable(buildTask({ source: 'hand' }))).toBe(false);
  });

  it('from a plan is open, on its day, with the reason', () => {
    const planned = {
      source: 'care:fridge.wipe',
      occurrence: '2027-03-01',
      title: 'Wipe the shelves',
      description: 'Because.',
      category: 'Fridge',
      date: '2027-03-06',
      critical: false,
      reason: { kind: 'late' },
    } as const;
    expect(newTask(planned, 'home-1', () => 'task-1')).toEqual(buildTask({ reason: { kind: 'late' } }));
    expect(newTask({ ...planned, minutes: 10 }, 'home-1', () => 'task-1').minutes).toBe(10);
  });
});
