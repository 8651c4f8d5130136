import { describe, expect, it } from 'vitest';
import { todoOf, wishedStatus } from '#core/domain/calendar/todo.ts';
import { buildTask } from '../../../support/people/factories.ts';

const words = {
  title: 'Oven: clean the door',
  description: 'It shuts better.',
  category: 'Oven',
  link: 'https://upkept.example/dashboard',
};

describe('a task as a to-do', () => {
  it('is due on its day, and open', () => {
    const task = buildTask('home', { scheduledOn: '2027-01-09' });
    expect(todoOf(task, words)).toEqual({
      ...words,
      uid: task.id,
      due: '2027-01-09',
      isDone: false,
      stampedAt: new Date('2026-12-28T00:00:00Z'),
    });
  });

  it('is stamped with its completion once it is done', () => {
    const completedAt = new Date('2027-01-06T11:00:00Z');
    const done = todoOf(buildTask('home', { scheduledOn: '2027-01-09', status: 'done', completedAt }), words);
    expect(done).toMatchObject({ isDone: true, completedAt, stampedAt: completedAt });
  });

  it('forgets a completion that was taken back', () => {
    const completedAt = new Date('2027-01-06T11:00:00Z');
    const open = todoOf(buildTask('home', { scheduledOn: '2027-01-09', status: 'open', completedAt }), words);
    expect(open).not.toHaveProperty('completedAt');
    expect(open.stampedAt).toEqual(new Date('2026-12-28T00:00:00Z'));
  });
});

describe('what a program wants a task to be', () => {
  it.each([
    [{ status: 'COMPLETED', hasEnded: false }, 'done'],
    [{ status: 'completed', hasEnded: true }, 'done'],
    [{ status: 'NEEDS-ACTION', hasEnded: true }, 'open'],
    [{ status: 'IN-PROCESS', percent: 100, hasEnded: false }, 'open'],
    [{ hasEnded: true }, 'done'],
    [{ percent: 100, hasEnded: false }, 'done'],
    [{ percent: 99, hasEnded: false }, 'open'],
    [{ hasEnded: false }, 'open'],
    [{ status: 'CANCELLED', hasEnded: false }, undefined],
    [{ status: 'toString', hasEnded: true }, undefined],
  ])('%j: %s', (progress, status) => {
    expect(wishedStatus(progress)).toBe(status);
  });
});
