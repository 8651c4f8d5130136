import type { CatalogueItem } from '../care/care-task.ts';
import type { Climate } from '../home/climate.ts';
import { factsOf } from '../home/facts.ts';
import { compareText } from '../text/compare-text.ts';
import { type SeasonalPair, seasonalPairs } from './closed-items.ts';
import { type Rhythm, rhythmOf } from './intervals.ts';
import { jobsOfHome } from './jobs-of-home.ts';
import type { Home, Job } from './types.ts';

/** What a home needs in any week. */
export type NeedsOfHome = {
  readonly climate: Climate;
  /** Every job of the home by its task's id, so that the plan does not depend on the order of the catalogue. */
  readonly jobs: readonly Job[];
  readonly pairs: ReadonlyMap<string, SeasonalPair>;
  readonly rhythm: Rhythm;
};

type Known = { readonly catalogue: readonly CatalogueItem[]; readonly needs: NeedsOfHome };

/** Working out the needs takes as long as planning a week, and a home is asked for them once a week or more. */
const known = new WeakMap<Home, Known>();

export function needsOfHome(home: Home, catalogue: readonly CatalogueItem[]): NeedsOfHome {
  const before = known.get(home);
  if (before?.catalogue === catalogue) return before.needs;
  const { climate } = factsOf(home);
  const jobs = [...jobsOfHome(home, catalogue)].sort((one, other) => compareText(one.task.id, other.task.id));
  const pairs = seasonalPairs(jobs);
  const rhythm = rhythmOf(jobs, home, climate, pairs);
  const needs = { climate, jobs, pairs, rhythm };
  known.set(home, { catalogue, needs });
  return needs;
}
