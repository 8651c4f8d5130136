import { type CatalogueItem, every } from '../../care/care-task.ts';
import { windowsBetween } from '../../climate/seasons.ts';
import type { Climate } from '../../home/climate.ts';
import { shuffle } from '../../text/shuffle.ts';
import { dayNumber } from '../../time/dates.ts';
import { minutesFor, mostMinutesPerTask } from '../intervals.ts';
import {
  compareBy,
  compareHazards,
  firstWeekOf,
  hazardRank,
  isWorstHazard,
  quickestFirst,
  type Rule,
  waitsForSilence,
  weekOfSilence,
} from '../joining.ts';
import { type NeedsOfHome, needsOfHome } from '../needs-of-home.ts';
import { type Home, isAgainstHazard, isAgainstWeather, isCareInUse, isCostlyToLeave, type Job } from '../types.ts';

const weeksPerYear = 52;
/** The first turns of wear and comfort are spread over one interval, but at most two years if it isn't stretched. */
const weeksOfFirstTurns = 2 * weeksPerYear;
/** What comes this often, in days, has its first turn within the catalogue's interval, however full the plan is. */
const comesOften = every.quarter;
/** A job of a season waits at most this long for a place in a season that is on. */
const weeksBeforeSeason = 4;
/** A season counts for a new home if so many days of it are left. */
const daysLeftOfSeason = 21;

/** Numbers from 0 to 1 that are spread evenly however many there are. */
const spread = (index: number): number => (index * 0.618034) % 1;

/** What is due most often goes wrong soonest. */
const mostOftenFirst: Rule = ({ task }) => task.intervalDays;
const seasonFirst: Rule = ({ task }) => (task.season ? 0 : 1);

/** The same for what is costly to forget: first what helps against a hazard too, then what has its season. */
const compareCosts = compareBy([hazardRank, seasonFirst, mostOftenFirst, quickestFirst]);

/** From this week on, counted from 0, what is costly to leave for weeks has begun. */
const latestWeekOfHaste = 2;

/** The last week, counted from 0, in which a new home may start with a job. */
function latestWeekOf(job: Job): number {
  const { quickWin, stake, intervalDays } = job.task;
  if (quickWin) return 0;
  // What comes every fortnight doesn't wait longer than that for its first time either.
  const latest = Math.floor(intervalDays / 7) - 1;
  if (stake === 'danger') return latest;
  return isCostlyToLeave(job) ? Math.min(latestWeekOfHaste, latest) : Number.POSITIVE_INFINITY;
}

/** The first weeks of a home as its jobs fill them, each in the first week that has room, with its first free week. */
function queue(jobs: readonly Job[], tasksPerWeek: number) {
  const weeks: { places: number; minutes: number }[] = [];
  const weekOf = new Map<string, number>();
  for (const job of jobs) {
    const { task } = job;
    const most = task.stake === 'danger' ? mostMinutesPerTask * tasksPerWeek : minutesFor(tasksPerWeek);
    const found = weeks.findIndex(({ places, minutes }) => places < tasksPerWeek && minutes + task.minutes <= most);
    const week = found < 0 ? weeks.push({ places: 0, minutes: 0 }) - 1 : found;
    const filled = weeks[week];
    if (filled) [filled.places, filled.minutes] = [filled.places + 1, filled.minutes + task.minutes];
    weekOf.set(task.id, Math.min(week, latestWeekOf(job)));
  }
  return { weekOf, free: weeks.length };
}

/**
 * What a new home starts with, in order: the worst hazards, quick wins, what is costly to leave even for weeks, other
 * hazards, what is costly to forget, and wear that a hazard makes worth an early turn. What its season brings later is not
 * among it.
 */
function inQueue(jobs: readonly Job[], isNow: (job: Job) => boolean): readonly Job[] {
  const quick = jobs.filter(({ task }) => task.quickWin);
  const rest = jobs.filter((job) => !job.task.quickWin && isNow(job));
  const ofSafety = rest.filter(({ task }) => task.stake === 'danger').sort(compareHazards);
  return [
    ...quick.filter(({ task }) => task.stake === 'danger'),
    ...ofSafety.filter(isWorstHazard),
    ...quick.filter(({ task }) => task.stake !== 'danger'),
    ...rest.filter(isCostlyToLeave).sort(compareCosts),
    ...ofSafety.filter((job) => !isWorstHazard(job)),
    ...rest
      .filter((job) => (job.task.stake === 'costly' && !isCostlyToLeave(job)) || isCareInUse(job))
      .sort(compareCosts),
    ...rest.filter(isAgainstHazard),
  ];
}

/** Whether a job need not wait for its season: it has none, or one of months that is on, or is for safety. */
const isDueOn =
  (day: number, climate: Climate) =>
  (job: Job): boolean => {
    const { season, stake, waitsForSeason } = job.task;
    const [window] = windowsBetween(season, climate, day, day + every.year);
    if (!window) return true;
    return window.opens <= day + 6 ? !isAgainstWeather(job) : stake === 'danger' && !waitsForSeason;
  };

/**
 * The day on which each job without a history is due for the first time: quick wins in the first week, then danger and cost
 * in a fixed order, and the rest after them at its place in the year, so that yearly jobs don't return in clusters.
 */
export function firstTurns(
  home: Home,
  jobs: readonly Job[],
  intervalOf: (job: Job) => number,
  climate: Climate,
): ReadonlyMap<string, number> {
  const firstDay = dayNumber(firstWeekOf(home));
  const { weekOf: queued, free } = queue(inQueue(jobs, isDueOn(firstDay, climate)), home.tasksPerWeek);
  const counts = { wear: 0, comfort: 0 };
  // Jobs of one item follow each other, so that they hardly ever all wait for the second year.
  const ranked = jobs
    .map((job) => ({ job, rank: shuffle(home.id + job.item.name) }))
    .sort((one, other) => one.rank - other.rank);
  const weekOf = (job: Job): number => {
    const { id, stake, season, intervalDays, quickWin } = job.task;
    if (quickWin) return 0;
    if (stake === 'danger' || stake === 'costly' || isCareInUse(job) || isAgainstHazard(job))
      return queued.get(id) ?? 0;
    if (!Number.isFinite(intervalOf(job))) return Number.POSITIVE_INFINITY;
    const interval = intervalDays <= comesOften ? intervalDays : intervalOf(job);
    const share = spread(counts[stake]++);
    const weeks = Math.max(3, Math.round(Math.min((weeksOfFirstTurns * interval) / intervalDays, interval / 7)));
    if (!season) return free + Math.floor(share * weeks);
    // What comes every other year begins in either, or the first year of a home would be the fullest.
    const years = share * Math.max(1, Math.round(weeks / weeksPerYear));
    // A season that is over, or nearly, when the queue is empty would be missed for a year.
    const [window] = windowsBetween(season, climate, firstDay + daysLeftOfSeason, firstDay + every.year);
    const waits = window && window.closes < firstDay + 7 * free + 42 ? 0 : free;
    return waits + weeksPerYear * Math.floor(years) + Math.floor((years % 1) * weeksBeforeSeason);
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

const known = new WeakMap<NeedsOfHome, ReadonlyMap<string, number>>();

/** By the task's id, the day number by which the rules expect a job that was never done. */
export function firstDueOf(home: Home, catalogue: readonly CatalogueItem[]): ReadonlyMap<string, number> {
  const needs = needsOfHome(home, catalogue);
  const due = known.get(needs) ?? firstTurns(home, needs.jobs, needs.rhythm.intervalOf, needs.climate);
  known.set(needs, due);
  return due;
}
