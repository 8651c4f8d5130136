import type { Candidate, Candidates } from '../candidates-for.ts';
import { type ItemState, stateOf } from '../closed-items.ts';
import type { States, Use } from '../rules/in-use.ts';
import { solve } from '../solve/solve.ts';
import { problemOfYear, type Year } from './problem-of-year.ts';

/** The weeks in which items are closed and opened, and the state of each item in each week. */
type PlacedPairs = {
  readonly turns: ReadonlyMap<Candidate, readonly number[]>;
  readonly states: ReadonlyMap<string, States>;
};

/** Whether the job closes or opens its item, as one of a pair. */
export const isPaired = ({ item, task }: Candidate, { pairs }: Candidates): boolean =>
  task.seasonalUse !== undefined && pairs.has(item.name);

/** The weeks with the turns that have been placed. */
export const holdingTurns = ({ weeks }: Year, placed: PlacedPairs['turns']): Year['weeks'] =>
  weeks.map((week, index) => ({
    ...week,
    held: [...week.held, ...[...placed].flatMap(([job, turns]) => (turns.includes(index) ? [job] : []))],
  }));

/** The best week for the job after another; undefined if the year has none. */
function firstAfter(candidate: Candidate, after: number, year: Year): number | undefined {
  const use: Use = { isClosed: (week) => week <= after, periods: undefined };
  const [weeks = []] = solve(problemOfYear([candidate], year, () => use));
  return weeks[0];
}

/** Closes and opens each item in turn. Its other jobs then choose among the weeks in which it is in use. */
export function placePairs(candidates: Candidates, year: Year): PlacedPairs {
  const byId = new Map(candidates.all.map((candidate) => [candidate.task.id, candidate]));
  const turns = new Map<Candidate, readonly number[]>();
  const states = new Map<string, States>();
  for (const [item, pair] of candidates.pairs) {
    const now = stateOf(pair, year.input).state;
    const ofItem = new Array<ItemState['state']>(year.weeks.length).fill(now);
    states.set(item, ofItem);
    const [closes, opens] = [byId.get(pair.closes.task.id), byId.get(pair.opens.task.id)];
    if (!closes || !opens) continue;
    let [isOpen, after] = [now === 'open', -1];
    while (after < year.weeks.length) {
      const candidate = isOpen ? closes : opens;
      const before = turns.get(candidate);
      // The second time, the season after the first one counts.
      const week = before ? undefined : firstAfter(candidate, after, { ...year, weeks: holdingTurns(year, turns) });
      if (week === undefined) break;
      turns.set(candidate, [...(before ?? []), week]);
      isOpen = !isOpen;
      ofItem.fill(isOpen ? 'open' : 'closed', week + 1);
      after = week;
    }
  }
  return { turns, states };
}
