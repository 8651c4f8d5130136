import { type Candidate, daysOfSameWork, doesSameWork } from '../candidates-for.ts';
import type { Draft } from './draft.ts';

/**
 * Whether the job has to keep away from the week because another does the same work then, or some weeks before or after
 * it, such as the first sweep of the winter and the second.
 */
export function barsSameWork(candidates: readonly Candidate[], { weeks, turns }: Pick<Draft, 'weeks' | 'turns'>) {
  const ofOthers = new Map(
    candidates
      .filter(({ yields }) => yields)
      .map((candidate) => [candidate, candidates.filter((other) => doesSameWork(candidate, other))]),
  );
  return (candidate: Candidate, index: number): boolean => {
    const { yields, sameWorkOn } = candidate;
    const day = weeks.all[index]?.firstDay;
    if (!yields || day === undefined) return false;
    if (sameWorkOn !== undefined && day < sameWorkOn + daysOfSameWork) return true;
    const others = ofOthers.get(candidate) ?? [];
    return others.some((other) => turns.get(other)?.some(({ week }) => 7 * Math.abs(week - index) < daysOfSameWork));
  };
}
