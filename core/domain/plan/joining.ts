import { hazards } from '../care/care-task.ts';
import { compareText } from '../text/compare-text.ts';
import { addDays, dayNumber, type IsoDate, weekdayOf, weekStartOf } from '../time/dates.ts';
import { type Home, isAgainstWeather, type Job } from './types.ts';

/** From this week on, counted from 0, an unanswered question that decides over cost counts as answered with "not sure". */
export const weekOfSilence = 3;

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

/** The place of a safety job in the order in which a new home starts with them. */
export const hazardRank = ({ task: { hazard = 'other' } }: Pick<Job, 'task'>): number => hazards.indexOf(hazard);

/** Hazards whose jobs may take all of a new home's first weeks. */
const worstHazards: ReadonlySet<string> = new Set(hazards.slice(0, hazards.indexOf('alarms')));

export const isWorstHazard = ({ task }: Pick<Job, 'task'>): boolean => worstHazards.has(task.hazard ?? 'other');

/** A rule by which a new home starts with its jobs: those with the lower number first. */
export type Rule = (job: Job) => number;

const surelyApplies: Rule = ({ assumes }) => (assumes === undefined ? 0 : 1);
export const quickestFirst: Rule = ({ task }) => task.minutes;

export const compareBy =
  (rules: readonly Rule[]) =>
  (one: Job, other: Job): number => {
    const rule = rules.find((each) => each(one) !== each(other));
    return rule ? rule(one) - rule(other) : compareText(one.task.id, other.task.id);
  };

/** The order in which a new home starts with its safety jobs: the worst hazard first, then what surely applies. */
export const compareHazards = compareBy([hazardRank, surelyApplies, quickestFirst]);
