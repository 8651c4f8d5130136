import { every, hazards, type Stake } from '../care-task.ts';
import { compareText } from '../compare-text.ts';
import { addDays, dayNumber, type IsoDate, weekdayOf, weekStartOf } from '../dates.ts';
import { shuffle } from '../shuffle.ts';
import { type Home, isAgainstWeather, type Job } from './types.ts';

const weeksPerYear = 52;
/**
 * Over how many weeks the first turns of a home's jobs are spread: one interval, but at most two years if it isn't stretched.
 * Those of costly jobs take the weeks that have room for this many tasks: 16 weeks at five tasks a week.
 */
const weeksOfFirstTurns = 2 * weeksPerYear;
const placesForCostly = 80;
/** What comes this often, in days, has its first turn within the catalogue's interval, however full the plan is. */
const comesOften = every.quarter;
/** The share of a week's tasks that are first turns for safety, until each has come. */
const shareForSafety = 0.6;
/** A job of a season waits at most this long for a place in a season that is on. */
const weeksBeforeSeason = 4;
/**
 * A home's first weeks are for quick wins, safety and what is expensive to forget: as many as have room for this many tasks,
 * 3 weeks at five tasks a week.
 */
const placesOfSettling = 15;
/** From this week on, counted from 0, an unanswered question that decides over cost counts as answered with "not sure". */
const weekOfSilence = 3;

/** The Monday of the first week that still has a scheduled day when onboarding ends. */
export function firstWeekOf(home: Pick<Home, 'onboardedOn' | 'scheduledDays'>): IsoDate {
  const inSevenDays = Array.from({ length: 7 }, (_, days) => addDays(home.onboardedOn, days));
  const first = inSevenDays.find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? home.onboardedOn;
  return weekStartOf(first);
}

/**
 * Whether the household has some weeks to say that the job doesn't apply. Safety has its turn at once, and asks. So does
 * what frost, rain or storms may damage meanwhile.
 */
export const waitsForSilence = (job: Job): boolean =>
  job.assumes !== undefined && job.task.stake !== 'danger' && !isAgainstWeather(job);

/** The first day on which a costly job that rests on an unanswered question may come, as a day number. */
export function endOfSilence(home: Pick<Home, 'onboardedOn' | 'scheduledDays'>): number {
  return dayNumber(firstWeekOf(home)) + 7 * weekOfSilence;
}

/** Numbers from 0 to 1 that are spread evenly however many there are. */
const spread = (index: number): number => (index * 0.618034) % 1;

/** The place of a safety job in the order in which a new home starts with them. */
export const hazardRank = ({ task: { hazard = 'other' } }: Pick<Job, 'task'>): number => hazards.indexOf(hazard);

/** Hazards whose jobs may take all of a new home's first weeks. */
const worstHazards: ReadonlySet<string> = new Set(hazards.slice(0, hazards.indexOf('alarms')));

export const isWorstHazard = ({ task }: Pick<Job, 'task'>): boolean => worstHazards.has(task.hazard ?? 'other');

/** The order in which a new home starts with its safety jobs: the worst hazard first, then what surely applies. */
export const compareHazards = (one: Job, other: Job): number =>
  hazardRank(one) - hazardRank(other) ||
  Number(one.assumes !== undefined) - Number(other.assumes !== undefined) ||
  one.task.minutes - other.task.minutes ||
  compareText(one.task.id, other.task.id);

/**
 * The weeks in which safety jobs are due: the worst as soon as there are places, the others only as many a week as leave
 * room for the rest.
 */
function weeksOfSafety(jobs: readonly Job[], tasksPerWeek: number): ReadonlyMap<string, number> {
  const ofSafety = jobs.filter(({ task }) => task.stake === 'danger');
  const inOrder = ofSafety.filter(({ task }) => !task.quickWin).sort(compareHazards);
  const placesFor = (job: Job | undefined) =>
    job && isWorstHazard(job) ? tasksPerWeek : Math.max(1, Math.round(tasksPerWeek * shareForSafety));
  let week = 0;
  let places = placesFor(inOrder[0]) - (ofSafety.length - inOrder.length);
  return new Map(
    inOrder.map((job) => {
      while (places < 1) {
        week += 1;
        places += placesFor(job);
      }
      places -= 1;
      // What comes every fortnight doesn't wait longer than that for its first time either.
      return [job.task.id, Math.min(week, Math.floor(job.task.intervalDays / 7) - 1)];
    }),
  );
}

/**
 * The day on which each job without a history is due for the first time: quick wins in the first week, then danger in a
 * fixed order, cost within weeks, and the rest at its place in the year, so that yearly jobs don't return in clusters.
 */
export function firstTurns(
  home: Home,
  jobs: readonly Job[],
  intervalOf: (job: Job) => number,
): ReadonlyMap<string, number> {
  const firstDay = dayNumber(firstWeekOf(home));
  const safety = weeksOfSafety(jobs, home.tasksPerWeek);
  const counts: Record<Stake, number> = { danger: 0, costly: 0, wear: 0, comfort: 0 };
  // Jobs of one item follow each other, so that they hardly ever all wait for the second year.
  const ranked = jobs
    .map((job) => ({ job, rank: shuffle(home.id + job.item.name) }))
    .sort((one, other) => one.rank - other.rank);
  const weekOf = (job: Job): number => {
    const { id, stake, quickWin, season, intervalDays } = job.task;
    if (quickWin) return 0;
    if (stake === 'danger') return safety.get(id) ?? 1;
    const interval = intervalDays <= comesOften ? intervalDays : intervalOf(job);
    if (waitsForSilence(job) && stake === 'costly' && season) return weekOfSilence;
    const settling = stake === 'costly' ? 1 : Math.round(placesOfSettling / home.tasksPerWeek);
    const share = spread(counts[stake]++);
    const mostWeeks =
      stake === 'costly' ? placesForCostly / home.tasksPerWeek : (weeksOfFirstTurns * interval) / intervalDays;
    const weeks = Math.max(3, Math.round(Math.min(mostWeeks, interval / 7)));
    if (!season) return settling + Math.floor(share * weeks);
    // What comes every other year begins in either, or the first year of a home would be the fullest.
    const years = share * Math.max(1, Math.round(weeks / weeksPerYear));
    return settling + weeksPerYear * Math.floor(years) + Math.floor((years % 1) * weeksBeforeSeason);
  };
  const weeks = ranked.map(({ job }) => ({
    job,
    week: Math.max(weekOf(job), waitsForSilence(job) ? weekOfSilence : 0),
  }));
  const visits = Map.groupBy(weeks, ({ job: { task } }) => (task.professional ? task.bundle : undefined));
  return new Map(
    weeks.map(({ job, week }) => {
      const { bundle, professional } = job.task;
      // A tradesperson comes once, for the first of the jobs for safety, or else for the last that becomes due.
      const mates = professional && bundle ? (visits.get(bundle) ?? []) : [];
      const forSafety = mates.filter((mate) => mate.job.task.stake === 'danger').map((mate) => mate.week);
      const ofVisit = forSafety.length > 0 ? Math.min(...forSafety) : Math.max(week, ...mates.map((mate) => mate.week));
      return [job.task.id, firstDay + 7 * ofVisit];
    }),
  );
}
