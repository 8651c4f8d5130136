import { dayNumber } from '../../time/dates.ts';
import { type Candidate, type Candidates, weeksAhead } from '../candidates-for.ts';
import { periodsOf } from '../objective/gaps.ts';
import { windowAt } from '../objective/seasons.ts';
import { type Use, useOf } from '../rules/in-use.ts';
import { leastDays } from '../rules/least-days.ts';
import { daysFor, type OpenWeek, openWeeks } from '../rules/open-weeks.ts';
import type { Problem } from '../solve/problem.ts';
import { solve } from '../solve/solve.ts';
import { keepsInterval, type PlanInput } from '../types.ts';
import { rememberedSolution } from './first-solutions.ts';
import { daysOfWeeks, problemOfYear, type Year } from './problem-of-year.ts';
import { holdingTurns, isPaired, placePairs } from './seasonal-pairs.ts';
import { outlookOf, type Turn, type YearPlan, type YearTask } from './year-plan.ts';

/** The weeks of the last plan, counted from the first week of this one. */
function keptOf({ outlook }: PlanInput, monday: number): Year['kept'] {
  return new Map(
    [...(outlook ?? [])].map(([source, mondays]) => [
      source,
      mondays.map((day) => (day - monday) / 7).filter((week) => week >= 0 && week < weeksAhead),
    ]),
  );
}

/** What is settled before the solver is asked, and the problem that it then solves. */
type Prepared = {
  readonly year: Year;
  readonly candidates: readonly Candidate[];
  readonly problem: Problem;
  readonly settled: ReadonlyMap<Candidate, readonly number[]>;
  readonly openPeriodsOf: (job: Candidate) => Use;
};

export function prepareYear(candidates: Candidates, input: PlanInput): Prepared {
  const { all, pairs } = candidates;
  const bySource = new Map<string, Candidate>(all.map((candidate) => [candidate.source, candidate]));
  const monday = dayNumber(input.weekStart);
  const weeks = openWeeks(input, weeksAhead, (source) => bySource.get(source));
  const year = { input, weeks, ...daysOfWeeks(weeks, monday), kept: keptOf(input, monday) };
  const { turns: settled, states } = placePairs(candidates, year);
  const others = all.filter((candidate) => !isPaired(candidate, candidates));
  const openPeriodsOf = (job: Candidate) => useOf(job, states, pairs, year.days, input.history);
  const problem = problemOfYear(others, { ...year, weeks: holdingTurns(year, settled) }, openPeriodsOf);
  return { year, candidates: others, problem, settled, openPeriodsOf };
}

/**
 * When the turn may come within its week, and what its reason may say. `last`: the day of the turn before. `inUseSince`: that
 * on which its item was opened.
 */
function turnIn(candidate: Candidate, last: number | undefined, inUseSince: number, week: OpenWeek): Turn {
  const before = last === undefined ? undefined : Math.max(last, inUseSince);
  const days = daysFor(week, candidate);
  const day = days.find((each) => windowAt(candidate, each)) ?? days[0] ?? 0;
  const window = windowAt(candidate, day);
  return {
    earliest: before === undefined ? Number.NEGATIVE_INFINITY : before + leastDays(candidate),
    latest: before === undefined ? Number.POSITIVE_INFINITY : before + candidate.task.intervalDays,
    isFirm: before !== undefined && keepsInterval(candidate),
    ...(window && { window: { ...window, closes: window.closes + candidate.graceDays } }),
    ...(window && day > window.closes && { isLate: true }),
  };
}

/** Plans the year from the input's week on: the cheapest one that the solver finds, starting from the last plan. */
export function planYear(candidates: Candidates, input: PlanInput): YearPlan {
  const { year, candidates: others, problem, settled, openPeriodsOf } = prepareYear(candidates, input);
  const solution = rememberedSolution(input, () => solve(problem));
  const plan = year.weeks.map((): YearTask[] => []);
  const beginningOfUse = (candidate: Candidate, { days }: OpenWeek): number =>
    periodsOf(candidate, openPeriodsOf(candidate).periods)?.findLast(({ from }) => from <= (days.at(-1) ?? 0))?.from ??
    0;
  const turns = [...settled, ...others.map((candidate, index) => [candidate, solution[index] ?? []] as const)];
  for (const [candidate, weeks] of turns) {
    let previous: number | undefined;
    for (const week of weeks) {
      const open = year.weeks[week] as OpenWeek;
      const last = previous ?? candidate.last?.day;
      const turn = turnIn(candidate, last, beginningOfUse(candidate, open), open);
      plan[week]?.push({ candidate, turn, ...(previous !== undefined && { previous }) });
      previous = year.days[week];
    }
  }
  return { weeks: plan, outlook: outlookOf(plan, dayNumber(input.weekStart)) };
}
