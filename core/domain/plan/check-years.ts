import { dateOfDay, dayNumber, type IsoDate, weekStartOf } from '../dates.ts';
import { factsOf } from '../home/facts.ts';
import { windowsBetween } from '../seasons.ts';
import { isUserCreated, type TaskSource } from '../task.ts';
import type { Candidate } from './candidates-for.ts';
import { type ItemState, rests, type SeasonalPair, seasonalPairs, stateOf } from './closed-items.ts';
import { openDays } from './days.ts';
import { firstWeekOf } from './first-turns.ts';
import { mostMinutesPerTask } from './intervals.ts';
import { jobsOfHome } from './jobs-of-home.ts';
import { type JudgedWeek, judgedWeek } from './judged-week.ts';
import type { SimulatedWeek } from './simulate.ts';
import { type Job, type PlannedTask, sourceOf } from './types.ts';

/** How many minutes a year may average, and how many a usual week takes, for each task that the household wants. */
const minutesPerTask = { mostOnAverage: 12, usual: { from: 6, to: mostMinutesPerTask } } as const;
const weeksPerYear = 52;
/** How many days a safety job may take to come for the first time, its season and a shared visit included. */
const longestFirstWait = 120;
/** A season counts for a new home if this many days of it are left. */
const daysLeftOfSeason = 21;

/** A week of the simulation with what the rules need to know. */
type Week = SimulatedWeek & {
  readonly judged: JudgedWeek;
  /** The scheduled days that are not past, as day numbers. */
  readonly days: readonly number[];
  readonly stateOf: (job: Job) => ItemState['state'];
};

/** A home's weeks since it joined, in order, and its jobs. */
type Years = {
  readonly weeks: readonly Week[];
  readonly jobs: readonly Job[];
  readonly pairs: ReadonlyMap<string, SeasonalPair>;
  readonly joinedOn: number;
  readonly tasksPerWeek: number;
};

/** A task that breaks a rule; none if the week as a whole does. */
type Breach = { readonly weekStart: IsoDate; readonly source?: TaskSource };

type YearRule = { readonly name: string; readonly breaches: (years: Years) => readonly Breach[] };

const minutesOf = (tasks: readonly PlannedTask[]): number => tasks.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function yearsOf(simulated: readonly SimulatedWeek[]): Years | undefined {
  const input = simulated[0]?.input;
  if (!input) return undefined;
  const { home } = input;
  const jobs = jobsOfHome(home, input.catalogue);
  const pairs = seasonalPairs(jobs);
  const weeks = simulated
    .filter(({ weekStart }) => weekStart >= firstWeekOf(home))
    .map((week): Week => {
      const states = new Map([...pairs].map(([item, pair]) => [item, stateOf(pair, week.input).state]));
      return {
        ...week,
        judged: judgedWeek(
          week.tasks.filter((task) => !isUserCreated(task)),
          week.input,
        ),
        days: openDays(home, week.weekStart, week.input.today).map(dayNumber),
        stateOf: ({ item }) => states.get(item.name) ?? 'open',
      };
    });
  return { weeks, jobs, pairs, joinedOn: dayNumber(home.onboardedOn), tasksPerWeek: home.tasksPerWeek };
}

const dayPlanned = ({ tasks }: Week, source: TaskSource): number | undefined => {
  const task = tasks.find((each) => each.source === source);
  return task && dayNumber(task.date);
};

const dayDone = ({ input }: Week, source: TaskSource): number | undefined => {
  const done = input.history.get(source)?.lastDoneOn;
  return done === undefined ? undefined : dayNumber(done);
};

/** The days of the week on which a safety job has to be in time: while its item is open and its season lasts. */
function daysThatCount(candidate: Candidate, week: Week, { pairs }: Years) {
  const monday = dayNumber(week.weekStart);
  const pair = pairs.get(candidate.item.name);
  const isPaired = pair !== undefined && !candidate.task.whileClosed;
  const opened = isPaired ? dayDone(week, sourceOf(pair.opens)) : undefined;
  const closes = isPaired ? dayPlanned(week, sourceOf(pair.closes)) : undefined;
  const season = candidate.windows.find((window) => window.closes >= monday);
  const comesOften = season && season.closes - season.opens >= candidate.interval ? season : undefined;
  return {
    from: Math.max(opened ?? 0, comesOften?.opens ?? 0),
    to: Math.min(monday + 6, closes ?? monday + 6, comesOften?.closes ?? monday + 6),
  };
}

/** Safety jobs with a history that come later than their longest gap allows. While one is overdue, no gap counts. */
function brokenGaps(years: Years): readonly Breach[] {
  const since = new Map<TaskSource, number>();
  return years.weeks.flatMap((week) => {
    const waiting = new Set(week.judged.waiting.map(({ source }) => source));
    const monday = dayNumber(week.weekStart);
    return week.judged.candidates.flatMap((candidate): readonly Breach[] => {
      const { source, task } = candidate;
      if (task.stake !== 'danger' || week.judged.rests(candidate)) return [];
      const planned = dayPlanned(week, source);
      const known = since.get(source) ?? dayDone(week, source);
      if (planned !== undefined || waiting.has(source)) since.set(source, planned ?? monday + 7);
      if (known === undefined || waiting.has(source)) return [];
      const { from, to } = daysThatCount(candidate, week, years);
      const limit = Math.max(known, from) + candidate.interval;
      if (limit >= to || (planned !== undefined && planned <= limit)) return [];
      since.set(source, planned ?? to);
      return [{ weekStart: week.weekStart, source }];
    });
  });
}

/** Safety jobs that the home could do for months, and that never come. */
function lateFirstTurns({ weeks, joinedOn }: Years): readonly Breach[] {
  const days = new Map<TaskSource, number>();
  const daysBefore = Math.max(0, dayNumber(weeks[0]?.weekStart ?? dateOfDay(joinedOn)) - joinedOn);
  return weeks.flatMap((week) =>
    week.judged.candidates.flatMap((candidate): readonly Breach[] => {
      const { source, task, last } = candidate;
      const isPlanned = last !== undefined || dayPlanned(week, source) !== undefined;
      if (task.stake !== 'danger' || isPlanned || week.judged.rests(candidate)) return [];
      const before = days.get(source) ?? daysBefore;
      days.set(source, before + 7);
      return before <= longestFirstWait && before + 7 > longestFirstWait ? [{ weekStart: week.weekStart, source }] : [];
    }),
  );
}

/** Whether the job could be done in the week, as far as its item is open or closed. */
function isPossible(job: Job, week: Week, { pairs }: Years): boolean {
  const state = week.stateOf(job);
  return job.task === pairs.get(job.item.name)?.opens.task ? state !== 'open' : !rests(job, state, pairs);
}

/** Costly jobs that are not planned in a season that is over by the end of the simulation. */
function missedSeasons(years: Years): readonly Breach[] {
  const { weeks, jobs, joinedOn } = years;
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return [];
  const { climate } = factsOf(first.input.home);
  const end = dayNumber(last.weekStart) + 6;
  return jobs
    .filter(({ task }) => task.stake === 'costly' && task.season)
    .flatMap((job) => {
      const source = sourceOf(job);
      const turns = [dayDone(first, source), ...weeks.map((week) => dayPlanned(week, source))].filter(
        (day) => day !== undefined,
      );
      return windowsBetween(job.task.season, climate, joinedOn, end).flatMap(({ opens, closes }): readonly Breach[] => {
        const isCutOff = closes > end || (opens < joinedOn && closes - joinedOn < daysLeftOfSeason);
        const before = turns.findLast((day) => day < opens);
        const isDue = before === undefined || job.task.intervalDays <= 365 || before + job.task.intervalDays <= closes;
        if (isCutOff || !isDue || turns.some((day) => opens <= day && day <= closes)) return [];
        const possible = weeks.filter(
          (week) => week.days.some((day) => opens <= day && day <= closes) && isPossible(job, week, years),
        );
        if (possible.length < (opens < joinedOn ? daysLeftOfSeason / 7 : 1)) return [];
        return [{ weekStart: weekStartOf(dateOfDay(closes)), source }];
      });
    });
}

/** Weeks without a task, planned or overdue, in which a job is due. */
function emptyWeeks({ weeks }: Years): readonly Breach[] {
  return weeks
    .filter(({ tasks, days, judged }) => tasks.length + judged.waiting.length === 0 && days.length > 0)
    .filter(({ judged, weekStart, input: { tasks } }) => {
      const lastDay = dayNumber(weekStart) + 6;
      const leftOpen = new Set(tasks.flatMap(({ source, status }) => (status === 'open' ? [source] : [])));
      return judged.candidates.some((candidate) => {
        const { best, window } = judged.turnOf(candidate);
        const isInSeason = window === undefined || (window.opens <= lastDay && lastDay - 6 <= window.closes);
        return best <= lastDay && isInSeason && !judged.rests(candidate) && !leftOpen.has(candidate.source);
      });
    })
    .map(({ weekStart }) => ({ weekStart }));
}

/** The rules that take more than one week to judge. */
export const yearRules = [
  { name: 'keeps the longest gap of a safety task while its item is open', breaches: brokenGaps },
  { name: 'has a safety task for the first time within four months', breaches: lateFirstTurns },
  { name: 'has a costly task of the season in each season', breaches: missedSeasons },
  { name: 'has a task in each week in which one is due', breaches: emptyWeeks },
  {
    name: 'averages at most 12 minutes a week over a year for each task that the household wants',
    breaches: ({ weeks, tasksPerWeek }) =>
      Array.from({ length: Math.floor(weeks.length / weeksPerYear) }, (_, year) =>
        weeks.slice(year * weeksPerYear, (year + 1) * weeksPerYear),
      )
        .filter(
          (year) => average(year.map(({ tasks }) => minutesOf(tasks))) > tasksPerWeek * minutesPerTask.mostOnAverage,
        )
        .flatMap(([first]) => (first ? [{ weekStart: first.weekStart }] : [])),
  },
] as const satisfies readonly YearRule[];

export type YearRuleName = (typeof yearRules)[number]['name'];

export type YearViolation = Breach & { readonly rule: YearRuleName };

/** Checks a simulation against every rule that takes more than one week to judge. */
export function checkYears(weeks: readonly SimulatedWeek[]): readonly YearViolation[] {
  const years = yearsOf(weeks);
  if (!years) return [];
  return yearRules.flatMap(({ name, breaches }) => breaches(years).map((breach) => ({ ...breach, rule: name })));
}

/** How the work is spread over the weeks. */
export type Spread = {
  readonly averageMinutes: number;
  /** The usual time of a week: 30 to 75 minutes at five tasks a week. */
  readonly usualMinutes: { readonly from: number; readonly to: number };
  /** The share of the weeks that take this long, 0 to 1. */
  readonly usualShare: number;
  readonly longestMinutes: number;
  /** How many times the average the weeks of the busiest month take, of the months that have four weeks. */
  readonly busiestMonth: number;
};

/** The average minutes of the weeks of each month that has four weeks or more. A week belongs to the month of its Monday. */
function monthlyAverages(weeks: readonly SimulatedWeek[]): readonly number[] {
  return [...Map.groupBy(weeks, ({ weekStart }) => weekStart.slice(0, 7)).values()]
    .filter((month) => month.length >= 4)
    .map((month) => average(month.map(({ tasks }) => minutesOf(tasks))));
}

export function spreadOf(weeks: readonly SimulatedWeek[]): Spread {
  const home = weeks[0]?.input.home;
  const since = home ? weeks.filter(({ weekStart }) => weekStart >= firstWeekOf(home)) : [];
  const minutes = since.map(({ tasks }) => minutesOf(tasks));
  const mean = average(minutes);
  const { from, to } = minutesPerTask.usual;
  const usualMinutes = { from: from * (home?.tasksPerWeek ?? 0), to: to * (home?.tasksPerWeek ?? 0) };
  const usual = minutes.filter((each) => usualMinutes.from <= each && each <= usualMinutes.to);
  return {
    averageMinutes: Math.round(mean),
    usualMinutes,
    usualShare: minutes.length === 0 ? 0 : usual.length / minutes.length,
    longestMinutes: Math.max(0, ...minutes),
    busiestMonth: mean === 0 ? 0 : Math.max(0, ...monthlyAverages(since)) / mean,
  };
}
