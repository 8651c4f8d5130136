import { careTaskIdOf, type TaskSource } from '../../tasks/task.ts';
import type { IsoDate } from '../../time/dates.ts';
import { isDoneBy } from '../done-turns.ts';
import type { LastTime, PlanInput } from '../types.ts';
import { monthsAhead } from './months-ahead.ts';

type CountedWork = { readonly careTaskId: string; readonly date: IsoDate };

/** When a care task comes next, by the Monday of its week: without the work, and with it; null for not within a year. */
export type Effect = {
  readonly taskId: string;
  readonly doneOn: IsoDate;
  readonly before: IsoDate | null;
  readonly after: IsoDate | null;
};

function nextWeeks(input: PlanInput): ReadonlyMap<string, IsoDate> {
  const next = new Map<string, IsoDate>();
  for (const { tasks } of monthsAhead(input).months) {
    for (const { taskId, weekStart } of tasks) if (!next.has(taskId)) next.set(taskId, weekStart);
  }
  return next;
}

/** The input of a plan that knows the work: with the later day of each care task, and without the turns that it does. */
function withWork(input: PlanInput, last: ReadonlyMap<string, IsoDate>): PlanInput {
  const history = new Map<TaskSource, LastTime>(input.history);
  for (const [id, day] of last) {
    const known = history.get(`care:${id}`);
    if ((known?.lastDoneOn ?? '') < day) history.set(`care:${id}`, { ...known, lastDoneOn: day });
  }
  const intervals = new Map(
    input.catalogue.flatMap(({ tasks }) => tasks.map(({ id, intervalDays }) => [id, intervalDays])),
  );
  const tasks = input.tasks.filter(({ source, status, scheduledOn }) => {
    const id = careTaskIdOf(source) ?? '';
    const day = last.get(id);
    return status !== 'open' || day === undefined || !isDoneBy(scheduledOn, day, intervals.get(id) ?? 0);
  });
  return { ...input, history, tasks };
}

/** Calculates in a turn of its own, as `EventLoop.next` does, because planning a year takes some time. */
type InTurn = <Result>(calculate: () => Result) => Promise<Result>;

/** What recorded work changes in the year ahead, the care task that comes first at present first. */
export async function effectOfWork(
  input: PlanInput,
  works: readonly CountedWork[],
  inTurn: InTurn,
): Promise<readonly Effect[]> {
  const last = new Map<string, IsoDate>();
  for (const { careTaskId, date } of works) if ((last.get(careTaskId) ?? '') < date) last.set(careTaskId, date);
  if (last.size === 0) return [];
  const before = await inTurn(() => nextWeeks(input));
  const after = await inTurn(() => nextWeeks(withWork(input, last)));
  return [...last]
    .map(([taskId, doneOn]) => ({
      taskId,
      doneOn,
      before: before.get(taskId) ?? null,
      after: after.get(taskId) ?? null,
    }))
    .filter((effect) => effect.before !== effect.after)
    .toSorted((one, other) => ((one.before ?? '9') < (other.before ?? '9') ? -1 : 1));
}
