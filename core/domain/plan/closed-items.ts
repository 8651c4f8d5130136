import type { CatalogueItem } from '../care/care-task.ts';
import { notSure, type TraitId } from '../care/traits.ts';
import { windowsBetween } from '../climate/seasons.ts';
import { type Facts, factsOf, hasItem } from '../home/facts.ts';
import { dayNumber } from '../time/dates.ts';
import { graceDaysOf } from './grace.ts';
import type { Home, Job, LastTime, PlanInput } from './types.ts';
import { sourceOf } from './types.ts';

/** The two jobs between which an item is out of use. */
export type SeasonalPair = { readonly closes: Job; readonly opens: Job };

/**
 * `open`: in use. `closed`: the household closed it, or said that it is closed at this time of the year. `resting`:
 * probably out of use, which is a guess, so that its safety tasks go on, except for tests of water in which no one swims.
 */
export type ItemState = {
  readonly state: 'open' | 'closed' | 'resting';
  /** The day since which it is closed, as a day number. */
  readonly since?: number;
};

/** The pairs of the home's jobs that close and open an item, by the item's name. */
export function seasonalPairs(jobs: readonly Job[]): ReadonlyMap<string, SeasonalPair> {
  const pairs = new Map<string, SeasonalPair>();
  for (const closes of jobs) {
    if (closes.task.seasonalUse !== 'closes') continue;
    const opens = jobs.find(({ item, task }) => item === closes.item && task.seasonalUse === 'opens');
    if (opens) pairs.set(closes.item.name, { closes, opens });
  }
  return pairs;
}

/** Whether the household said that it closes the item, which only some items are asked about. */
function isStated({ task }: Job, home: Home): boolean {
  const traits = Object.keys(task.appliesIf?.needs ?? {}) as TraitId[];
  return traits.some((trait) => home.answers[trait] !== undefined && home.answers[trait] !== notSure);
}

/** How much of the opening season must be left when a household joins for its item to count as still closed. */
const daysLeftToOpen = 21;

/** Whether the day lies between the end of the closing season and the end of the opening season. */
function isOffSeason({ closes, opens }: SeasonalPair, { climate }: Facts, day: number, daysLeft = 0): boolean {
  const grace = graceDaysOf(closes.task, climate);
  const closing = windowsBetween(closes.task.season, climate, day - 365, day).findLast(
    (window) => window.closes + grace < day,
  );
  const opening = closing && windowsBetween(opens.task.season, climate, closing.closes + 1, day + 365)[0];
  return opening !== undefined && opening.closes - daysLeft > day;
}

const dayOf = (past: LastTime | undefined): number => (past?.lastDoneOn ? dayNumber(past.lastDoneOn) : -1);

export function stateOf(
  pair: SeasonalPair,
  { home, history, today }: Pick<PlanInput, 'home' | 'history' | 'today'>,
): ItemState {
  const closed = dayOf(history.get(sourceOf(pair.closes)));
  const opened = dayOf(history.get(sourceOf(pair.opens)));
  if (closed > opened) return { state: 'closed', since: closed };
  const joined = dayNumber(home.onboardedOn);
  const facts = factsOf(home);
  if (opened >= 0) return { state: 'open' };
  if (isOffSeason(pair, facts, joined)) {
    if (!isOffSeason(pair, facts, joined, daysLeftToOpen)) return { state: 'open' };
    if (isStated(pair.closes, home)) return { state: 'closed', since: joined };
  }
  // Who hasn't noted its closing by the end of that season has probably closed it.
  return { state: isOffSeason(pair, facts, dayNumber(today)) ? 'resting' : 'open' };
}

/** Whether a task rests while its item is in this state. */
export function rests(
  { item, task }: Job,
  state: ItemState['state'],
  pairs: ReadonlyMap<string, SeasonalPair>,
): boolean {
  const pair = pairs.get(item.name);
  if (!pair || state === 'open' || task.whileClosed || task === pair.opens.task) return false;
  return state === 'closed' || task.stake !== 'danger' || task.hazard === 'pool water';
}

/** An item that is out of use, as the household sees it. */
export type ClosedItem = { readonly item: CatalogueItem; readonly since: number; readonly opens: Job };

/** Whether the home has an item that is closed for a part of the year, as far as its features show. */
export const hasSeasonalItem = (home: Home, catalogue: readonly CatalogueItem[]): boolean =>
  catalogue.some((item) => hasItem(home, item) && item.tasks.some(({ seasonalUse }) => seasonalUse === 'closes'));

/** The items that are closed today, in the catalogue's order. */
export function closedItems(
  jobs: readonly Job[],
  input: Pick<PlanInput, 'home' | 'history' | 'today'>,
): readonly ClosedItem[] {
  return [...seasonalPairs(jobs).values()].flatMap((pair) => {
    const { state, since } = stateOf(pair, input);
    return state === 'closed' && since !== undefined ? [{ item: pair.opens.item, since, opens: pair.opens }] : [];
  });
}
