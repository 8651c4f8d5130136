import { every } from '../../care/care-task.ts';
import { candidatesFor } from '../../plan/candidates-for.ts';
import { choose, type Placed } from '../../plan/choose.ts';
import type { PlanInput } from '../../plan/types.ts';
import { addDays, type IsoDate } from '../../time/dates.ts';

/** A task that the assistant may choose for a week, as the rules placed it. */
export type WeekOption = {
  readonly placed: Placed;
  /** The day on which the rules planned it in this week; absent if they planned it later. */
  readonly plannedOn?: IsoDate;
  /** Whether the week must have it. */
  readonly required: boolean;
};

/** How many weeks after this one lend their tasks, so that there are about three times as many as fit. */
const laterWeeks = 2;

/**
 * The tasks among which the assistant chooses: those that the rules plan for the week, and those of the two weeks after
 * it. Frequent tasks aren't brought forward, because they come soon anyway. `input` lacks the tasks of these weeks that
 * may be replaced.
 */
export function weekOptions(input: PlanInput): readonly WeekOption[] {
  const weeks = Array.from({ length: laterWeeks + 1 }, (_, index) => addDays(input.weekStart, 7 * index));
  const [own = [], ...later] = choose(candidatesFor(input), input, weeks).weeks;
  const sources = new Set(own.map(({ yearTask }) => yearTask.candidate.source));
  const options: WeekOption[] = own.map((placed) => ({
    placed,
    plannedOn: placed.date,
    required: placed.yearTask.candidate.task.stake === 'danger',
  }));
  for (const placed of later.flat()) {
    const { source, interval } = placed.yearTask.candidate;
    if (sources.has(source) || interval < every.twoMonths) continue;
    sources.add(source);
    options.push({ placed, required: false });
  }
  return options;
}
