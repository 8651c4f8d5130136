import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { violationsOf } from '#core/domain/plan/check/violations-of.ts';
import { planWeek } from '#core/domain/plan/plan-week.ts';
import { careTaskIdOf } from '#core/domain/tasks/task.ts';
import { reasons } from '#core/languages/en/reasons.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import { anyLife, live } from './lives.ts';

describe('whatever the home, its history and the day, the plan', () => {
  it('keeps every rule, and gives a reason in words for each of its tasks', () => {
    fc.assert(
      fc.property(anyLife(20), (life) => {
        const plannings = live(life);
        expect(plannings.flatMap(({ tasks }) => tasks).length).toBeGreaterThan(5);
        for (const { input, tasks } of plannings) {
          expect(violationsOf(tasks, input)).toEqual([]);
          for (const { source, reason } of tasks) {
            const task = careTaskById.get(careTaskIdOf(source) ?? '')?.task;
            const words = sayReason(reason, task, reasons);
            expect(words).toMatch(/^[A-Z][\w ,;:.?’–-]+$/);
            expect(words).not.toMatch(/undefined|NaN|null|Infinity|\bnew\b/);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is the same for the same input, in whatever order the catalogue and the tasks come', () => {
    const backwards = [...catalogue].reverse().map((item) => ({ ...item, tasks: [...item.tasks].reverse() }));
    fc.assert(
      fc.property(anyLife(20), (life) => {
        for (const { input, tasks } of live(life)) {
          expect(planWeek(input)).toEqual(tasks);
          expect(planWeek({ ...input, catalogue: backwards, tasks: [...input.tasks].reverse() })).toEqual(tasks);
        }
      }),
      { numRuns: 10 },
    );
  });
});
