import { stakes } from '../../care/care-task.ts';
import { compareText } from '../../text/compare-text.ts';
import type { Candidate } from '../candidates-for.ts';
import { hazardRank } from '../first-turns.ts';

/** A job that takes more than this share of a week's time is placed while weeks are empty. */
const shareOfLongJob = 0.75;
/** Below so many days, safety jobs come too often to choose a week, and with few tasks a week those below the second limit. */
const noChoice = { below: 21, withFewTasks: 35, fewTasks: 3 } as const;

/**
 * Fortnightly safety jobs have no choice of weeks, nor have monthly ones in a home with few tasks a week. Longer jobs
 * choose among the weeks that they leave free.
 */
export function hasNoChoice({ task, interval }: Candidate, tasksPerWeek: number): boolean {
  const { below, withFewTasks, fewTasks } = noChoice;
  return task.stake === 'danger' && interval < (tasksPerWeek <= fewTasks ? withFewTasks : below);
}

/** A rule by which jobs are placed: those with the lower number first. A later rule decides only between equals. */
type Rule = (job: Candidate, mostMinutes: number) => number;

const longJobsFirst: Rule = ({ task }, mostMinutes) => (task.minutes > mostMinutes * shareOfLongJob ? 0 : 1);

const highestStakeFirst: Rule = ({ task }) => stakes.indexOf(task.stake);

/** A season leaves the fewest weeks to choose from, then a visit, then what comes often. */
const fewestChoicesFirst: Rule = ({ task, windows: [window] }) => (window ? 0 : task.professional ? 1 : 2);

const shortestSeasonOrIntervalFirst: Rule = ({ windows: [window], interval }) =>
  window ? window.closes - window.opens : interval;

const knownBeforeNew: Rule = ({ last }) => (last ? 0 : 1);

const worstHazardFirst: Rule = (job) => (job.task.stake === 'danger' && !job.last ? hazardRank(job) : 0);

/** A job that leaves its work to others keeps away from their weeks. */
const yieldingLast: Rule = ({ yields }) => (yields ? 1 : 0);

const rules: readonly Rule[] = [
  yieldingLast,
  longJobsFirst,
  highestStakeFirst,
  worstHazardFirst,
  fewestChoicesFirst,
  shortestSeasonOrIntervalFirst,
  knownBeforeNew,
];

type Rank = readonly number[];

function compareRanks(one: Rank, other: Rank): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The jobs in the order in which they are placed. Those of one bundle and stake come one after the other, so that a week
 * has room for all of them.
 */
export function inPlacingOrder(jobs: readonly Candidate[], mostMinutes: number): readonly Candidate[] {
  const ranked = jobs.map((job) => {
    const { bundle, stake, id } = job.task;
    return { job, id, rank: rules.map((rule) => rule(job, mostMinutes)), group: bundle ? `${bundle}, ${stake}` : id };
  });
  const firstOfGroup = new Map<string, Rank>();
  for (const { group, rank } of ranked) {
    const known = firstOfGroup.get(group);
    if (!known || compareRanks(rank, known) < 0) firstOfGroup.set(group, rank);
  }
  return ranked
    .map((each) => ({ ...each, rankOfGroup: firstOfGroup.get(each.group) ?? each.rank }))
    .sort(
      (one, other) =>
        compareRanks(one.rankOfGroup, other.rankOfGroup) ||
        compareText(one.group, other.group) ||
        compareRanks(one.rank, other.rank) ||
        compareText(one.id, other.id),
    )
    .map(({ job }) => job);
}
