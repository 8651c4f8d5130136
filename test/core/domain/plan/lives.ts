import fc from 'fast-check';
import { catalogue } from '#core/catalogue/index.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import type { Home, LastTime, Outlook, PlanInput, PlannedBefore, PlannedTask } from '#core/domain/plan/types.ts';
import { isReplaceable, type TaskSource } from '#core/domain/tasks/task.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { anyHome, anyMonday } from '../../factories.ts';

/** The action of a user on a task of the week. */
type Deed = 'done' | 'done late' | 'left open' | 'skipped' | 'moved' | 'replanned';
type LivedTask = PlannedBefore & { readonly moved: boolean };

/** One run of the planner for a week, with its complete input and its result. */
type Planning = { readonly input: PlanInput; readonly tasks: readonly PlannedTask[] };

/** Most tasks are done on their day. */
const anyDeed = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Deed>('done') },
  { weight: 1, arbitrary: fc.constantFrom<Deed>('done late', 'left open', 'skipped', 'moved', 'replanned') },
);

type Life = {
  readonly home: Home;
  readonly from: IsoDate;
  readonly weeks: number;
  /** The actions on the tasks, in order; repeated when they run out. */
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

/**
 * Plans and completes the weeks as the use cases do. Each week is planned on its first day, and some are replanned
 * later.
 */
export function live({ home, from, weeks, deeds }: Life): readonly Planning[] {
  const history = new Map<TaskSource, LastTime>();
  const plannings: Planning[] = [];
  let lived: readonly LivedTask[] = [];
  let outlook: Outlook | undefined;
  let turn = 0;

  for (let week = 0; week < weeks; week++) {
    const weekStart = addDays(from, 7 * week);
    if (addDays(weekStart, 6) < home.onboardedOn) continue;
    const first = weekStart > home.onboardedOn ? weekStart : home.onboardedOn;
    const planOn = (today: IsoDate): readonly PlannedTask[] => {
      const known = lived.filter((task) => task.scheduledOn >= addDays(weekStart, -21));
      const input: PlanInput = {
        home,
        catalogue,
        history: new Map(history),
        tasks: known,
        customTasks: [],
        weekStart,
        today,
        ...(outlook && { outlook }),
      };
      const planned = planWeeks(input, [weekStart]);
      const [tasks = []] = planned.weeks;
      outlook = planned.outlook;
      plannings.push({ input, tasks });
      lived = [
        ...known,
        ...tasks.map((task): LivedTask => ({ ...task, scheduledOn: task.date, status: 'open', moved: false })),
      ];
      return tasks;
    };
    for (const task of planOn(first)) {
      const deed = deeds[turn++ % deeds.length];
      const change = (to: Partial<LivedTask>) => {
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
        const inWeek = (one: LivedTask) => one.scheduledOn >= weekStart && one.scheduledOn <= addDays(weekStart, 6);
        lived = lived.filter((one) => !(inWeek(one) && isReplaceable(one)));
        planOn(task.date);
        break;
      }
    }
  }
  return plannings;
}
