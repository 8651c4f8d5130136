import { expect, it } from 'vitest';
import { nextTask } from '#core/domain/tasks/next-task.ts';
import { buildTask } from '../../../support/people/factories.ts';

it('the task that is offered after the last one is the shortest, and takes 20 minutes at most', () => {
  const [small, long] = [20, 21].map((minutes) => buildTask('home', { minutes, source: 'hand' }));
  const { minutes: _, ...unknown } = buildTask('home', { source: 'hand' });
  if (!small || !long) throw new Error('two tasks are needed for this');
  expect(nextTask([long, small, unknown], [], () => undefined)).toBe(small);
  expect(nextTask([long, unknown], [], () => undefined)).toBeUndefined();
});
