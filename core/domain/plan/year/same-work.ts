import { type Candidate, daysOfSameWork } from '../candidates-for.ts';
import type { Draft } from './draft.ts';

/**
 * Whether the job has to keep away from the week because another does the same work then, or some weeks before or after
 * it, such as the first sweep of the winter and the second.
 */
export function barsSameWork(candidates: readonly Candidate[], { weeks, turns }: Pick<Draft, 'weeks' | 'turns'>) {
  const byWork = Map.groupBy(candidates, ({ task }) => (task.yields ? undefined : task.work));
  return (candidate: Candidate, index: number): boolean => {
    const { task, sameWorkOn } = candidate;
    const day = weeks.all[index]?.firstDay;
    if (!task.yields || day === undefined) return false;
    if (sameWorkOn !== undefined && day < sameWorkOn + daysOfSameWork) return true;
    const others = byWork.get(task.work) ?? [];
    return others.some((other) => turns.get(other)?.some(({ week }) => 7 * Math.abs(week - index) < daysOfSameWork));
  };
}
