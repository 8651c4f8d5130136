import type { CatalogueItem } from '../care/care-task.ts';
import type { TaskSource } from '../tasks/task.ts';
import { addDays, type IsoDate } from '../time/dates.ts';
import type { Pauses } from '../time/pause.ts';
import type { CustomTask } from '../time/recurrence.ts';
import { planWeeks } from './plan-week.ts';
import { rememberedFrom } from './planned-weeks.ts';
import type { Home, LastTime, Outlook, PlanInput, PlannedBefore, PlannedTask } from './types.ts';

export type SimulatedWeek = {
  readonly weekStart: IsoDate;
  readonly tasks: readonly PlannedTask[];
  /** The input of the plan. */
  readonly input: PlanInput;
  /** The year as it was planned then. */
  readonly outlook: Outlook;
};

type Simulation = {
  readonly home: Home;
  readonly catalogue: readonly CatalogueItem[];
  readonly customTasks?: readonly CustomTask[];
  /** A Monday. */
  readonly from: IsoDate;
  readonly weeks: number;
  /** The pauses that the household has chosen by a day; by default those of the home. */
  readonly pausesOn?: (today: IsoDate) => Pauses;
  /** Whether a task is left undone; by default everything is done on its day. */
  readonly isMissed?: (task: PlannedTask) => boolean;
};

/** Plans one week after the other, each when it begins. Its tasks are then done or missed. */
export function simulate({
  home,
  catalogue,
  customTasks = [],
  from,
  weeks,
  pausesOn = () => home.pauses,
  isMissed = () => false,
}: Simulation): readonly SimulatedWeek[] {
  const history = new Map<TaskSource, LastTime>();
  let tasks: readonly PlannedBefore[] = [];
  let outlook: Outlook = new Map();
  return Array.from({ length: weeks }, (_, index) => {
    const weekStart = addDays(from, 7 * index);
    const today = weekStart > home.onboardedOn ? weekStart : home.onboardedOn;
    const firstRemembered = rememberedFrom(today);
    const recent = tasks.filter((task) => task.scheduledOn >= firstRemembered);
    const pauses = pausesOn(today);
    const input = {
      home: pauses === home.pauses ? home : { ...home, pauses },
      catalogue,
      history: new Map(history),
      tasks: recent,
      customTasks,
      weekStart,
      today,
      outlook,
    };
    const planned = planWeeks(input, [weekStart]);
    const plan = planned.weeks[0] ?? [];
    outlook = planned.outlook;
    const lived = plan.map((task): PlannedBefore => {
      const status = isMissed(task) ? 'open' : 'done';
      if (status === 'done') history.set(task.source, { lastDoneOn: task.date });
      return { ...task, scheduledOn: task.date, status };
    });
    tasks = [...recent, ...lived];
    return { weekStart, tasks: plan, input, outlook };
  });
}
