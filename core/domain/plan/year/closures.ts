import type { Candidate, Candidates } from '../candidates-for.ts';
import { type ItemState, rests, stateOf } from '../closed-items.ts';
import type { PlanInput } from '../types.ts';
import { type Draft, place } from './draft.ts';

/** In which weeks the other jobs of an item rest, by the item's name. */
type Closures = ReadonlyMap<string, ItemState['state'][]>;

/** Each item as it is now, for the whole year. */
export function closuresNow({ pairs }: Candidates, input: PlanInput, weeks: number): Closures {
  return new Map([...pairs].map(([item, pair]) => [item, new Array(weeks).fill(stateOf(pair, input).state)]));
}

export const isClosedIn =
  (closures: Closures, { pairs }: Candidates) =>
  (candidate: Candidate, week: number): boolean =>
    rests(candidate, closures.get(candidate.item.name)?.[week] ?? 'open', pairs);

/** Whether the job closes or opens its item, as one of a pair. */
export const isPaired = ({ item, task }: Candidate, { pairs }: Candidates): boolean =>
  task.seasonalUse !== undefined && pairs.has(item.name);

/** Closes and opens each of the items in turn, and notes the weeks in which its other jobs rest. */
export function placePairs(
  draft: Draft,
  candidates: Candidates,
  closures: Closures,
  isOfItem: (item: string) => boolean,
): void {
  const byId = new Map(candidates.all.map((candidate) => [candidate.task.id, candidate]));
  for (const [item, pair] of candidates.pairs) {
    if (!isOfItem(item)) continue;
    const [closes, opens] = [byId.get(pair.closes.task.id), byId.get(pair.opens.task.id)];
    const states = closes && closures.get(closes.item.name);
    if (!closes || !opens || !states) continue;
    let after = 0;
    while (after < states.length) {
      const isOpen = states[after] === 'open';
      const index = place(draft, isOpen ? closes : opens, after);
      if (index === undefined) break;
      states.fill(isOpen ? 'closed' : 'open', index + 1);
      after = index + 1;
    }
  }
}
