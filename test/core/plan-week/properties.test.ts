import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { isEssential } from '#core/domain/care-task.ts';
import { climateOf } from '#core/domain/climate.ts';
import { addDays, weekdayOf } from '#core/domain/dates.ts';
import { planWeek } from '#core/domain/plan-week/plan-week.ts';
import { isWaiting } from '#core/domain/plan-week/waiting.ts';
import { canMeet } from '#core/domain/substances.ts';
import { careTaskIdOf, type TaskSource } from '#core/domain/task.ts';
import { anyLife, type Life, live, type Planning } from './lives.ts';

function careOf(source: TaskSource) {
  const found = careTaskById.get(careTaskIdOf(source) ?? '');
  if (!found) throw new Error(`${source} is not in the catalogue`);
  return found;
}

/** What the assistant has in the week after planning: what stays there and what came. */
function heldBy({ input, tasks }: Planning) {
  const staying = input.tasks.filter(
    (task) =>
      task.status !== 'skipped' &&
      task.scheduledOn >= input.weekStart &&
      task.scheduledOn <= addDays(input.weekStart, 6),
  );
  return [...staying, ...tasks.map((task) => ({ ...task, scheduledOn: task.date }))];
}

/** Checks every planning of some random lives. */
function always(check: (planning: Planning, life: Life) => void): void {
  fc.assert(
    fc.property(anyLife(20), (life) => {
      for (const planning of live(life)) check(planning, life);
    }),
    { numRuns: 30 },
  );
}

describe('whatever the home, its history and the day, the plan', () => {
  it('has tasks at all', () => {
    fc.assert(
      fc.property(anyLife(12), (life) => {
        expect(live(life).flatMap(({ tasks }) => tasks).length).toBeGreaterThan(5);
      }),
      { numRuns: 10 },
    );
  });

  it('is for items that the home has', () => {
    always(({ tasks }, { home }) => {
      for (const { source } of tasks) {
        const { item, task } = careOf(source);
        expect(isEssential(item) || home.features.has(item.name)).toBe(true);
        expect(item.property).toContain(home.propertyType);
        const { property = home.propertyType, anyFeature } = task.appliesIf ?? {};
        expect(property).toBe(home.propertyType);
        expect(anyFeature?.some((feature) => home.features.has(feature)) ?? true).toBe(true);
        if (task.frostOnly) expect(climateOf(home.country, home.timezone).freezes).toBe(true);
      }
    });
  });

  it('has no task twice in a week, nor one that the week has already', () => {
    always((planning) => {
      const held = heldBy(planning).map(({ source }) => source);
      expect(new Set(held).size).toBe(held.length);
    });
  });

  it('never has more tasks than the household wants', () => {
    always((planning, { home }) => {
      if (planning.tasks.length > 0) expect(heldBy(planning).length).toBeLessThanOrEqual(home.tasksPerWeek);
    });
  });

  it('is on scheduled days of the week that are not past', () => {
    always(({ input, tasks }, { home }) => {
      for (const { date } of tasks) {
        expect(home.scheduledDays).toContain(weekdayOf(date));
        expect(date >= input.today && date >= input.weekStart && date <= addDays(input.weekStart, 6)).toBe(true);
      }
    });
  });

  it('keeps seasons, half a year later in the south; only safety that was never seen to does not wait for one', () => {
    always(({ input, tasks }, { home }) => {
      const { seasons, freezes } = climateOf(home.country, home.timezone);
      for (const { source, date } of tasks) {
        const { season, inUse, critical } = careOf(source).task;
        const months = season ?? (freezes ? inUse : undefined);
        if (!months || seasons === 'none' || (critical && season && !input.history.has(source))) continue;
        // The month of the northern year that the day feels like.
        const month = ((Number(date.slice(5, 7)) - 1 + (seasons === 'southern' ? 6 : 0)) % 12) + 1;
        const { from, to } = months;
        expect(from <= to ? from <= month && month <= to : month >= from || month <= to).toBe(true);
      }
    });
  });

  it('never brings chemicals together on a day that must not meet', () => {
    always((planning) => {
      const days = Map.groupBy(heldBy(planning), ({ scheduledOn }) => scheduledOn);
      for (const { source, date } of planning.tasks) {
        for (const other of days.get(date) ?? []) {
          expect(canMeet(careOf(source).task.uses, careOf(other.source).task.uses)).toBe(true);
        }
      }
    });
  });

  it('gives an item one turn a week, critical or not, and counts those that the week has already', () => {
    always((planning) => {
      const items = Map.groupBy(heldBy(planning), ({ source }) => careOf(source).item.name);
      for (const { source, category } of planning.tasks) {
        expect(items.get(careOf(source).item.name)?.map((turn) => turn.source)).toEqual([source]);
        expect(category).toBe(careOf(source).item.name);
      }
    });
  });

  it('asks for nothing more of an item that has something overdue, unless a gap would break', () => {
    always(({ input, tasks }) => {
      const overdue = new Set(
        input.tasks.filter((task) => isWaiting(task, input.today)).map(({ source }) => careOf(source).item.name),
      );
      if (input.weekStart > input.today) return;
      for (const { source } of tasks) {
        if (!overdue.has(careOf(source).item.name)) continue;
        expect(careOf(source).task.critical).toBe(true);
        expect(input.history.has(source)).toBe(true);
      }
    });
  });

  it('has one long job a week at the most', () => {
    always((planning) => {
      const isLong = ({ source }: { source: TaskSource }) => careOf(source).task.minutes >= 60;
      if (planning.tasks.some(isLong)) expect(heldBy(planning).filter(isLong)).toHaveLength(1);
    });
  });

  it('leaves alone for two weeks what was left open', () => {
    always(({ input, tasks }) => {
      const open = input.tasks.filter(
        ({ status, scheduledOn }) => status === 'open' && scheduledOn >= addDays(input.weekStart, -14),
      );
      const proposed = new Set(tasks.map(({ source }) => source));
      expect(open.filter(({ source }) => proposed.has(source))).toEqual([]);
    });
  });

  it('gives a reason for each task, in words', () => {
    always(({ tasks }) => {
      for (const { reason } of tasks) {
        expect(reason).toMatch(/^[A-Z][\w ;’]+$/);
        expect(reason).not.toMatch(/undefined|NaN|null|\d{2,} days(?! ago)/);
      }
    });
  });

  it('is the same for the same input, in whatever order the catalogue and the tasks come', () => {
    always(({ input, tasks }) => {
      expect(planWeek(input)).toEqual(tasks);
      const backwards = [...catalogue].reverse().map((item) => ({ ...item, tasks: [...item.tasks].reverse() }));
      expect(planWeek({ ...input, catalogue: backwards, tasks: [...input.tasks].reverse() })).toEqual(tasks);
    });
  });
});
