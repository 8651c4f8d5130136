import type { Reason } from '../tasks/reason.ts';
import { compareText } from '../text/compare-text.ts';
import type { IsoDate } from '../time/dates.ts';
import { candidatesFor } from './candidates-for.ts';
import { choose, type Placed } from './choose.ts';
import { dueInWeeks } from './custom.ts';
import { reasonsFor } from './reasons.ts';
import type { Outlook, PlanInput, PlannedTask } from './types.ts';

/** The tasks of each week, and what the next plan should keep to. */
type PlannedWeeks = { readonly weeks: readonly (readonly PlannedTask[])[]; readonly outlook: Outlook };

/**
 * Decides weeks of a household, in order: the tasks to add to those that each already holds, by day, then by title, with
 * their reasons. All come from one plan of the year. The plan keeps every rule of `violationsOf`, and the same input
 * gives the same plan.
 */
export function planWeeks(input: PlanInput, weeks: readonly IsoDate[]): PlannedWeeks {
  const chosen = choose(candidatesFor(input), input, weeks);
  const own = dueInWeeks(input, weeks);
  const planned = weeks.map((weekStart, index) => {
    const placed = chosen.weeks[index] ?? [];
    const reasons = reasonsFor(placed);
    const tasks = [
      ...placed.map((each, place) => asTask(each, weekStart, reasons[place] ?? { kind: 'why' })),
      ...(own[index] ?? []),
    ];
    return tasks.sort((one, other) => compareText(one.date, other.date) || compareText(one.title, other.title));
  });
  return { weeks: planned, outlook: chosen.outlook };
}

/** Decides one week. */
export function planWeek(input: PlanInput): readonly PlannedTask[] {
  return planWeeks(input, [input.weekStart]).weeks[0] ?? [];
}

/** The task of a week, with its reason. */
export function asTask({ yearTask, date }: Placed, weekStart: IsoDate, reason: Reason): PlannedTask {
  const { task, item, source, last } = yearTask.candidate;
  return {
    source,
    occurrence: weekStart,
    title: task.title,
    description: task.why,
    category: item.name,
    date,
    minutes: task.minutes,
    critical: task.stake === 'danger',
    reason,
    ...(task.isRequest && { isRequest: true }),
    ...(!last && yearTask.previous === undefined && { isFirst: true }),
  };
}
