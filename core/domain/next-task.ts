import type { CareTask } from './care-task.ts';
import { compareText } from './compare-text.ts';
import { canMeet } from './substances.ts';
import { careTaskIdOf, type Task } from './task.ts';

type FindTask = (careTaskId: string) => CareTask | undefined;

const longest = Number.MAX_SAFE_INTEGER;

/**
 * The shortest of the coming tasks that can be done today instead: no visit, nothing that closes or opens an item for
 * the season, and nothing that must not meet what today's tasks use. Undefined if none can.
 */
export function nextTask(coming: readonly Task[], todays: readonly Task[], find: FindTask): Task | undefined {
  const careOf = ({ source }: Task) => find(careTaskIdOf(source) ?? '');
  const used = todays.flatMap((task) => careOf(task)?.uses ?? []);
  return coming
    .filter((task) => {
      const care = careOf(task);
      return task.status === 'open' && !care?.professional && !care?.seasonalUse && canMeet(care?.uses, used);
    })
    .toSorted(
      (one, other) => (one.minutes ?? longest) - (other.minutes ?? longest) || compareText(one.title, other.title),
    )[0];
}
