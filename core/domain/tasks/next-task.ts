import type { CareTask } from '../care/care-task.ts';
import { canMeet } from '../care/substances.ts';
import { compareText } from '../text/compare-text.ts';
import { careTaskIdOf, type Task } from './task.ts';

type FindTask = (careTaskId: string) => CareTask | undefined;

/** In minutes: someone who has just finished is asked for something small. */
const longest = 20;

/**
 * The shortest of the coming tasks that can be done today instead: nothing that takes long or may, no visit, nothing that closes or opens an item for
 * the season, and nothing that must not meet what today's tasks use. Undefined if none can.
 */
export function nextTask(coming: readonly Task[], todays: readonly Task[], find: FindTask): Task | undefined {
  const careOf = ({ source }: Task) => find(careTaskIdOf(source) ?? '');
  const used = todays.flatMap((task) => careOf(task)?.uses ?? []);
  return coming
    .filter((task) => {
      const care = careOf(task);
      const isSmall = task.minutes !== undefined && task.minutes <= longest;
      return (
        task.status === 'open' && isSmall && !care?.professional && !care?.seasonalUse && canMeet(care?.uses, used)
      );
    })
    .toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0) || compareText(one.title, other.title))[0];
}
