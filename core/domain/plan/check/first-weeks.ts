import { every } from '../../care/care-task.ts';
import { type Window, windowsBetween } from '../../climate/seasons.ts';
import { factsOf } from '../../home/facts.ts';
import { dateOfDay, dayNumber, weekStartOf } from '../../time/dates.ts';
import { firstWeekOf, isWorstHazard, waitsForSilence } from '../joining.ts';
import { isAgainstHazard, isCareInUse, isCostlyToLeave, isLesson, type Job, sourceOf } from '../types.ts';
import { type Breach, dayDone, dayPlanned, isPossible, type Week, type Years } from './lived-years.ts';

/** The weeks of a new home's first lessons, and of what is costly to leave for longer. */
const firstWeeks = 3;
/** What has no time in a full week may wait this many weeks more. */
const patience = 1;
/** How long a new home may take to prevent what happens seldom, such as furniture that falls. */
const weeksToPrevent = 26;
/** A new home's quick jobs against the worst hazards: this short, in minutes. */
const quick = 15;

/** Jobs that were never done when the home joined, and that have not come in so many weeks in which they were possible. */
function lateBy(years: Years, jobs: readonly Job[], weeksOf: (job: Job) => number): readonly Breach[] {
  const [first] = years.weeks;
  if (!first) return [];
  return jobs.flatMap((job): readonly Breach[] => {
    const source = sourceOf(job);
    if (dayDone(first, source) !== undefined) return [];
    const isOpen = (week: Week) => week.days.length > 0 && isPossible(job, week, years);
    const possible = years.weeks.filter(isOpen).slice(0, weeksOf(job));
    const last = possible.at(-1);
    if (!last || possible.length < weeksOf(job)) return [];
    const came = years.weeks.some((week) => week.weekStart <= last.weekStart && dayPlanned(week, source) !== undefined);
    return came ? [] : [{ weekStart: last.weekStart, source }];
  });
}

/** Whether the home has more to do in its first weeks than any plan can hold: the rules of those weeks ask for less then. */
const weeksFor = (jobs: number, { tasksPerWeek }: Years): number => Math.ceil(jobs / tasksPerWeek);

const dangersOf = (jobs: readonly Job[]): readonly Job[] =>
  jobs.filter((job) => job.task.stake === 'danger' && isWorstHazard(job) && !job.task.waitsForSeason);

/** The season of a job on the day on which the home joins, if it is on. */
function seasonAtStart({ task }: Job, { weeks, joinedOn }: Years): Window | undefined {
  const [first] = weeks;
  if (!first) return undefined;
  const { climate } = factsOf(first.input.home);
  return windowsBetween(task.season, climate, joinedOn, joinedOn + every.year).find(({ opens }) => opens <= joinedOn);
}

const isWithoutSeason = ({ task }: Job): boolean => task.season === undefined;

/** Quick jobs against the worst hazards that come later than the places of the first weeks allow. */
export function lateHazards(years: Years): readonly Breach[] {
  const jobs = dangersOf(years.jobs).filter((job) => job.task.minutes <= quick && isWithoutSeason(job));
  return lateBy(years, jobs, () => weeksFor(dangersOf(years.jobs).length, years) + firstWeeks);
}

/** What a household has to know before something happens, such as where to shut off water, if it comes after three weeks. */
export const lateLessons = (years: Years): readonly Breach[] =>
  lateBy(
    years,
    years.jobs.filter((job) => isLesson(job) && isWithoutSeason(job)),
    () => Math.max(firstWeeks, weeksFor(dangersOf(years.jobs).length, years)),
  );

/** What is costly to leave even for weeks, and what frost or rain may damage in a season that is on, if it waits. */
export function lateCosts(years: Years): readonly Breach[] {
  const jobs = years.jobs.filter((job) => {
    if (waitsForSilence(job) || job.task.stake !== 'costly' || job.task.seasonalUse) return false;
    const isOn = seasonAtStart(job, years) !== undefined;
    return job.task.season ? isOn && isCostlyToLeave(job) : isCostlyToLeave(job);
  });
  return lateBy(years, jobs, () => Math.max(firstWeeks, weeksFor(dangersOf(years.jobs).length, years)) + patience);
}

/** The outside tap, and whatever else the first frost damages in its season, in a home that joins in it. */
export function unreadyForFrost(years: Years): readonly Breach[] {
  const jobs = years.jobs.filter(({ task }) => {
    const { season, stake, seasonalUse } = task;
    return stake === 'costly' && !seasonalUse && season && 'around' in season && season.around === 'first frost';
  });
  const on = jobs.filter((job) => seasonAtStart(job, years) !== undefined);
  return lateBy(years, on, () => firstWeeks + Math.max(0, weeksFor(on.length, years) - 1));
}

/** Wear that prevents a hazard, such as furniture that is anchored once, if it comes after half a year. */
export const latePrevention = (years: Years): readonly Breach[] =>
  lateBy(
    years,
    years.jobs.filter((job) => isAgainstHazard(job) && isWithoutSeason(job) && job.assumes === undefined),
    () => weeksToPrevent,
  );

/** How many times two months the care of what is in use may be late at first. */
const shareOfFirstCare = 1.5;
/** Homes with fewer tasks a week can't keep it. */
const leastTasks = 3;

/** The care of what is in use that a home with three tasks a week or more starts later than in three months. */
export function lateCare(years: Years): readonly Breach[] {
  if (years.tasksPerWeek < leastTasks) return [];
  const jobs = years.jobs.filter((job) => isCareInUse(job) && isWithoutSeason(job) && job.assumes === undefined);
  return lateBy(years, jobs, () => Math.ceil((every.twoMonths * shareOfFirstCare) / 7));
}

/** Jobs for safety that never come within two years. */
export function neverSafe(years: Years): readonly Breach[] {
  const [first] = years.weeks;
  const twoYears = years.weeks.slice(0, 104);
  const last = twoYears.at(-1);
  if (!first || !last || twoYears.length < 104) return [];
  return years.jobs
    .filter((job) => job.task.stake === 'danger' && dayDone(first, sourceOf(job)) === undefined)
    .filter((job) => twoYears.some((week) => week.judged.candidates.some(({ source }) => source === sourceOf(job))))
    .filter((job) => twoYears.filter((week) => week.days.length > 0 && isPossible(job, week, years)).length > 52)
    .filter((job) => twoYears.every((week) => dayPlanned(week, sourceOf(job)) === undefined))
    .map((job) => ({ weekStart: last.weekStart, source: sourceOf(job) }));
}

/** Comfort jobs that come most often of all. */
export function fillers({ weeks, jobs }: Years): readonly Breach[] {
  const [first] = weeks;
  if (!first || weeks.length < 52) return [];
  const stakeOf = new Map(jobs.map((job) => [sourceOf(job), job.task.stake]));
  const all = weeks.flatMap(({ tasks }) => tasks).filter(({ source }) => stakeOf.get(source) !== undefined);
  const counts = [...Map.groupBy(all, ({ source }) => source)].map(([source, { length }]) => ({ source, length }));
  const most = Math.max(...counts.map(({ length }) => length));
  return counts
    .filter(({ source, length }) => length === most && stakeOf.get(source) === 'comfort')
    .map(({ source }) => ({ weekStart: weekStartOf(dateOfDay(dayNumber(firstWeekOf(first.input.home)))), source }));
}
