import { expect, it } from 'vitest';
import { nextTask } from '#core/domain/next-task.ts';
import { buildTask } from '../../support/people/factories.ts';

it('the task that is offered after the last one is the shortest, and takes 20 minutes at most', () => {
  const coming = [{ minutes: 21 }, { minutes: 20 }, {}].map((task) =>
    buildTask('home', { title: `${task.minutes}`, ...task }),
  );
  expect(nextTask(coming, [], () => undefined)?.title).toBe('20');
  expect(nextTask(coming.toSpliced(1, 1), [], () => undefined)).toBeUndefined();
});
