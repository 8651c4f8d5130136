import fc from 'fast-check';
import { catalogue } from '#core/catalogue/index.ts';
import { addDays, type IsoDate } from '#core/domain/dates.ts';
import { planWeek } from '#core/domain/plan-week/plan-week.ts';
import type { Home, LastTime, PlanInput, PlannedBefore, PlannedTask } from '#core/domain/plan-week/types.ts';
import { isReplaceable, type TaskSource } from '#core/domain/task.ts';
import { anyHome, anyMonday } from '../factories.ts';

/** What someone does with a task of their week. */
type Deed = 'done' | 'done late' | 'left open' | 'skipped' | 'moved' | 'replanned';
type SimulatedYears = PlannedBefore & { readonly moved: boolean };

/** One planning of one week, with its complete input. */
export type Planning = { readonly input: PlanInput; readonly tasks: readonly PlannedTask[] };

/** Habits: mostly done, sometimes not. */
const anyDeed = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Deed>('done') },
  { weight: 1, arbitrary: fc.constantFrom<Deed>('done late', 'left open', 'skipped', 'moved', 'replanned') },
);

export type Life = {
  readonly home: Home;
  readonly from: IsoDate;
  readonly weeks: number;
  /** Taken in turn, task by task. */
  readonly deeds: readonly Deed[];
};

export const anyLife = (weeks: number): fc.Arbitrary<Life> =>
  anyMonday.chain((from) =>
    fc.record({
      home: anyHome(fc.integer({ min: -30, max: 6 }).map((days) => addDays(from, days))),
      from: fc.constant(from),
      weeks: fc.constant(weeks),
      deeds: fc.array(anyDeed, { minLength: 1, maxLength: 40 }),
    }),
  );

/** Lives through the weeks as the use cases do, each planned on its first day and now and then once more. */
export function live({ home, from, weeks, deeds }: Life): readonly Planning[] {
  const history = new Map<TaskSource, LastTime>();
  const plannings: Planning[] = [];
  let lived: readonly SimulatedYears[] = [];
  let turn = 0;

  for (let week = 0; week < weeks; week++) {
    const weekStart = addDays(from, 7 * week);
    if (addDays(weekStart, 6) < home.onboardedOn) continue;
    const first = weekStart > home.onboardedOn ? weekStart : home.onboardedOn;
    const planOn = (today: IsoDate): readonly PlannedTask[] => {
      const known = lived.filter((task) => task.scheduledOn >= addDays(weekStart, -21));
      const input = { home, catalogue, history: new Map(history), tasks: known, customTasks: [], weekStart, today };
      const tasks = planWeek(input);
      plannings.push({ input, tasks });
      lived = [
        ...known,
        ...tasks.map((task): SimulatedYears => ({ ...task, scheduledOn: task.date, status: 'open', moved: false })),
      ];
      return tasks;
    };
    for (const task of planOn(first)) {
      const deed = deeds[turn++ % deeds.length];
      const change = (to: Partial<SimulatedYears>) => {
        lived = lived.map((one) =>
          one.source === task.source && one.occurrence === task.occurrence ? { ...one, ...to } : one,
        );
      };
      if (deed === 'done' || deed === 'done late') {
        const lastDoneOn = addDays(task.date, deed === 'done' ? 0 : 5);
        history.set(task.source, { ...history.get(task.source), lastDoneOn });
        change({ status: 'done' });
      }
      if (deed === 'skipped') {
        history.set(task.source, { ...history.get(task.source), lastSkippedOn: task.date });
        change({ status: 'skipped' });
      }
      if (deed === 'moved') change({ scheduledOn: addDays(task.date, 9), moved: true });
      if (deed === 'replanned') {
        const inWeek = (one: SimulatedYears) =>
          one.scheduledOn >= weekStart && one.scheduledOn <= addDays(weekStart, 6);
        lived = lived.filter((one) => !(inWeek(one) && isReplaceable(one)));
        planOn(task.date);
        break;
      }
    }
  }
  return plannings;
}
