import type { SimulatedWeek } from '../simulate.ts';
import {
  fillers,
  lateCare,
  lateCosts,
  lateHazards,
  lateLessons,
  latePrevention,
  neverSafe,
  unreadyForFrost,
} from './first-weeks.ts';
import { type Breach, type Years, yearsOf } from './lived-years.ts';
import { emptyWeeks, fullYears, leftOut } from './load.ts';
import { brokenPromise } from './outlook.ts';
import { brokenGaps, lateFirstTurns } from './safety.ts';
import { missedSeasons } from './seasons.ts';
import { secondCalls, tooSoon } from './visits.ts';
import { falseRhythms, repeatedSentences } from './words.ts';

type YearRule = { readonly name: string; readonly breaches: (years: Years) => readonly Breach[] };

/** The rules that take more than one week to judge. */
export const yearRules = [
  { name: 'keeps the longest gap of a task for safety or by law while its item is open', breaches: brokenGaps },
  { name: 'has a safety task for the first time within six weeks of its due date', breaches: lateFirstTurns },
  { name: 'has a costly task of the season in each season, or soon after it', breaches: missedSeasons },
  { name: 'has a task in each week in which one is due', breaches: emptyWeeks },
  { name: 'has every task of a home for which the household has the time', breaches: leftOut },
  { name: 'says no sentence three times in a week', breaches: repeatedSentences },
  { name: 'gives no reason that contradicts the time that has passed', breaches: falseRhythms },
  {
    name: 'has 85 of 100 tasks of the next half year in the week for which they were planned',
    breaches: brokenPromise,
  },
  {
    name: 'averages at most 12 minutes a week over a year for each task that the household wants',
    breaches: fullYears,
  },
] as const satisfies readonly YearRule[];

/** What readers of earlier plans asked for. The plan in use keeps most of it, but not in every home: see `Method`. */
export const readersWishes = [
  { name: 'has every task for safety within two years', breaches: neverSafe },
  { name: 'starts with the worst hazards', breaches: lateHazards },
  { name: 'shows in the first three weeks where to shut off water and power', breaches: lateLessons },
  { name: 'starts soon with what is costly to leave even for weeks', breaches: lateCosts },
  { name: 'is ready for the frost three weeks after joining in its season', breaches: unreadyForFrost },
  { name: 'prevents what happens seldom within half a year', breaches: latePrevention },
  { name: 'starts the care of what is in use within three months', breaches: lateCare },
  { name: 'has no comfort job as what comes most often', breaches: fillers },
  { name: 'has no task again before 60 of 100 days of its interval', breaches: tooSoon },
  { name: 'books one call for what one trade does for safety', breaches: secondCalls },
] as const satisfies readonly YearRule[];

type YearRuleName = (typeof yearRules)[number]['name'];

type YearViolation = Breach & { readonly rule: YearRuleName };
type UnkeptWish = Breach & { readonly rule: (typeof readersWishes)[number]['name'] };

/** Checks a simulation against every rule that takes more than one week to judge. */
export function checkYears(weeks: readonly SimulatedWeek[]): readonly YearViolation[] {
  const years = yearsOf(weeks);
  if (!years) return [];
  return yearRules.flatMap(({ name, breaches }) => breaches(years).map((breach) => ({ ...breach, rule: name })));
}

/** Checks a simulation against every wish of a reader. */
export function checkWishes(weeks: readonly SimulatedWeek[]): readonly UnkeptWish[] {
  const years = yearsOf(weeks);
  if (!years) return [];
  return readersWishes.flatMap(({ name, breaches }) => breaches(years).map((breach) => ({ ...breach, rule: name })));
}
