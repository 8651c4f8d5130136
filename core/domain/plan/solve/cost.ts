import { gapOf, type Problem, type Solution, type SolverJob } from './problem.ts';

/** What a solution costs, by kind, without what it costs to move turns. */
export type Cost = {
  readonly total: number;
  /** What waiting does, and seasons that are missed. */
  readonly harm: number;
  /** Coming on another day of the season than its best. */
  readonly season: number;
  readonly time: number;
  /** Second heavy jobs, and weeks that are too long or too full. */
  readonly clashes: number;
  readonly visits: number;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** What passes between the turns of one job. */
function harmOf({ gaps }: SolverJob, turns: readonly number[], count: number): number {
  const stops = [...turns, count];
  const costs = stops.map((week, place) => gapOf(gaps, turns[place - 1] ?? -1, week));
  // A turn that comes sooner than the solver may choose does no harm.
  return sumOf(costs.filter(Number.isFinite));
}

/** What the jobs of one week cost together. */
function costOfWeek({ weeks }: Problem, week: number, jobs: readonly SolverJob[]) {
  const places = new Set(jobs.map((job) => (job.round >= 0 ? job.round : job)));
  const held = weeks.rounds[week] ?? [];
  const taken = [...places].filter((place) => typeof place !== 'number' || !held.includes(place)).length;
  const minutes = sumOf(jobs.map((job) => job.minutes));
  const before = weeks.minutes[week] ?? 0;
  const heavy = (weeks.heavy[week] ?? 0) + jobs.filter(({ isHeavy }) => isHeavy).length;
  const over = before + minutes - Math.max(weeks.most[week] ?? 0, ...jobs.map((job) => job.minutes));
  const perMinute = Math.min(...jobs.map(({ tooLong }) => tooLong));
  const perPlace = Math.min(...jobs.map((job) => job.tooMany));
  const tooMany = Math.max(0, taken - (weeks.places[week] ?? 0));
  const groups = Map.groupBy(
    jobs.filter(({ group }) => group >= 0),
    ({ group }) => group,
  );
  return {
    time: (weeks.load[before + minutes] ?? 0) - (weeks.load[before] ?? 0),
    clashes:
      weeks.secondHeavy * ((heavy * (heavy - 1)) / 2) +
      (over > 0 && jobs.length > 1 && Number.isFinite(perMinute) ? over * perMinute : 0) +
      (tooMany > 0 && Number.isFinite(perPlace) ? tooMany * perPlace : 0),
    shared: sumOf([...groups.values()].map((mates) => (mates.length - 1) * (mates[0]?.saving ?? 0))),
  };
}

export function costOf(problem: Problem, solution: Solution): Cost {
  const { weeks, jobs } = problem;
  const inWeek = Array.from({ length: weeks.count }, (): SolverJob[] => []);
  let [harm, season, visits, time, clashes] = [0, 0, 0, 0, 0];
  for (const [index, job] of jobs.entries()) {
    const turns = solution[index] ?? [];
    harm += harmOf(job, turns, weeks.count);
    for (const week of turns) {
      const own = job.own[week] ?? 0;
      if (Number.isFinite(own)) season += own;
      inWeek[week]?.push(job);
    }
  }
  for (const [week, ofWeek] of inWeek.entries()) {
    if (ofWeek.length === 0) continue;
    const cost = costOfWeek(problem, week, ofWeek);
    time += cost.time;
    clashes += cost.clashes;
    visits -= cost.shared;
  }
  const all = sumOf([...weeks.minutes]) + sumOf(jobs.map((job, index) => job.minutes * (solution[index]?.length ?? 0)));
  const beyond = Math.max(0, all - weeks.budget);
  const ramp = Math.min(beyond, weeks.margin);
  time += weeks.overBudget * ((ramp * ramp) / (2 * weeks.margin) + beyond - ramp);
  return { total: harm + season + time + clashes + visits, harm, season, time, clashes, visits };
}
