import { canMeet } from '../../care/substances.ts';
import { dayNumber } from '../../time/dates.ts';
import { type Candidate, daysOfSameWork } from '../candidates-for.ts';
import { endOfSilence, firstWeekOf, waitsForSilence } from '../joining.ts';
import { daysFor, type OpenWeek, shareItem } from '../rules/open-weeks.ts';
import { type Home, isVisit } from '../types.ts';
import type { Harm } from './harm.ts';
import { prices } from './prices.ts';
import { isBoundToSeason, isOnce, offBest, windowAt } from './seasons.ts';

const never = Number.POSITIVE_INFINITY;
/** Every so many weeks, moving a turn costs a share of 1/e of what it cost before, down to what it costs later. */
const weeksOfInertia = 8;

/** The first day on which a job may come that rests on an unanswered question: the household has some days to answer. */
function endOfAsking(candidate: Candidate, home: Home): number {
  if (candidate.assumes === undefined || candidate.last !== undefined) return 0;
  return waitsForSilence(candidate) ? endOfSilence(home) : dayNumber(firstWeekOf(home)) + 7;
}

/** What coming in a week costs that has the days: infinite out of a season to which the job is bound. */
function seasonCost(candidate: Candidate, harm: Harm, days: readonly number[]): number {
  const day = days.find((each) => windowAt(candidate, each) !== undefined);
  const window = day === undefined ? undefined : windowAt(candidate, day);
  if (day === undefined || window === undefined) {
    if (isBoundToSeason(candidate)) return never;
    return harm.aYear * (candidate.last ? prices.outOfSeason : prices.firstOutOfSeason);
  }
  return isOnce(candidate) ? harm.aYear * offBest(window, day, candidate.graceDays) : 0;
}

/** Whether what the week already holds keeps the job out. */
function isKeptOut(candidate: Candidate, { held, waiting, days }: OpenWeek): boolean {
  const { task, item } = candidate;
  if (task.stake !== 'danger' && waiting.has(item.name)) return true;
  if (held.some((other) => other === candidate || shareItem(candidate, other))) return true;
  return held.filter(({ task: { uses } }) => !canMeet(task.uses, uses)).length >= days.length;
}

/** What a turn of the job costs in each week, whatever else the week has: infinite where it can't come. */
export function ownCosts(
  candidate: Candidate,
  harm: Harm,
  home: Home,
  weeks: readonly OpenWeek[],
  isClosed: (week: number) => boolean,
): Float64Array {
  const { windows, yields, sameWorkOn } = candidate;
  const asked = endOfAsking(candidate, home);
  const costs = new Float64Array(weeks.length).fill(never);
  for (const [index, week] of weeks.entries()) {
    const days = daysFor(week, candidate);
    const last = days.at(-1);
    if (last === undefined || last < asked || isClosed(index)) continue;
    if ((week.held.length > 0 || index === 0) && isKeptOut(candidate, week)) continue;
    if (yields && sameWorkOn !== undefined && Math.abs(last - sameWorkOn) < daysOfSameWork) continue;
    const holiday = week.working.length === 0 ? prices.holiday : 0;
    costs[index] = windows.length > 0 ? holiday + seasonCost(candidate, harm, days) : holiday;
  }
  return costs;
}

/** What it saves to stay in the weeks of the last plan: much now, little in half a year, most for a visit. */
export const keepingOf = (candidate: Candidate, kept: readonly number[]): ReadonlyMap<number, number> =>
  new Map(
    kept.map((week) => {
      const now = (prices.movingNow - prices.movingLater) * Math.exp(-week / weeksOfInertia);
      return [week, (prices.movingLater + now) * (isVisit(candidate) ? prices.movingVisit : 1)];
    }),
  );
