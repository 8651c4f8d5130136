import type { Problem, SolverJob } from './problem.ts';

/** How many places too many a week may have. */
const mostTooMany = 1;

/** The year while jobs choose their weeks. */
export type FilledYear = {
  readonly turns: (readonly number[])[];
  /** How many places are free. */
  readonly freePlaces: () => number;
  /** Gives the job these weeks instead of those that it has. */
  readonly give: (index: number, weeks: readonly number[]) => void;
  /** What a turn of the job would cost in each week, as long as the others stay: valid until the next call. */
  readonly priceWeeks: (index: number, placePrice?: number) => Float64Array;
  /** The same of one week, whatever the others of the job: infinite if the week is full. */
  readonly priceOf: (index: number, week: number) => number;
  /** Takes a turn out of its week for a trial, and puts it back. */
  readonly take: (index: number, week: number) => void;
  readonly put: (index: number, week: number) => void;
};

const mayExceed = ({ tooMany, tooManyFrom }: SolverJob, week: number): boolean =>
  tooManyFrom <= week && tooMany < Number.POSITIVE_INFINITY;

export function filledYear({ weeks, jobs }: Problem): FilledYear {
  const { count, load, most, secondHeavy, budget, margin, overBudget } = weeks;
  const minutes = Float64Array.from(weeks.minutes);
  const heavy = Int32Array.from(weeks.heavy);
  const places = Int32Array.from(weeks.places);
  // How many jobs of each week may make it too full.
  const permits = new Int32Array(count);
  const turns = jobs.map((): readonly number[] => []);
  const rounds = new Map(
    [...new Set(jobs.map(({ round }) => round))]
      .filter((round) => round >= 0)
      .map((round) => [round, Int32Array.from(weeks.rounds, (held) => (held.includes(round) ? 1 : 0))]),
  );
  const price = new Float64Array(count);
  let total = minutes.reduce((sum, each) => sum + each, 0);

  const change = (job: SolverJob, week: number, sign: 1 | -1): void => {
    minutes[week] = (minutes[week] as number) + sign * job.minutes;
    total += sign * job.minutes;
    if (mayExceed(job, week)) permits[week] = (permits[week] as number) + sign;
    if (job.isHeavy) heavy[week] = (heavy[week] as number) + sign;
    const round = rounds.get(job.round);
    const before = round?.[week] ?? 0;
    if (round) round[week] = before + sign;
    // A round takes its place with its first job.
    if (!round || before === 0 || before + sign === 0) places[week] = (places[week] as number) - sign;
  };

  /** What the week costs more with the job. */
  const priceOf = (job: SolverJob, week: number, placePrice: number): number => {
    const now = minutes[week] as number;
    const then = now + job.minutes;
    const beyond = total + job.minutes / 2 - budget;
    let cost = (job.own[week] as number) + (load[then] as number) - (load[now] as number);
    if ((rounds.get(job.round)?.[week] ?? 0) === 0) {
      const free = places[week] as number;
      cost += placePrice;
      if (free <= 0) cost += mayExceed(job, week) && free > -mostTooMany ? job.tooMany : Number.POSITIVE_INFINITY;
    } else if ((places[week] as number) < 0 && permits[week] === 0 && !mayExceed(job, week))
      // The round is one too many itself.
      cost = Number.POSITIVE_INFINITY;
    const over = now > 0 ? then - (most[week] as number) : 0;
    if (over > 0)
      cost += job.tooLongFrom <= week ? job.tooLong * Math.min(over, job.minutes) : Number.POSITIVE_INFINITY;
    if (beyond > 0) cost += overBudget * Math.min(1, beyond / margin) * job.minutes;
    return job.isHeavy ? cost + secondHeavy * (heavy[week] as number) : cost;
  };

  const forbid = (from: number, to: number): void => {
    for (let week = Math.max(0, from); week <= Math.min(count - 1, to); week++) price[week] = Number.POSITIVE_INFINITY;
  };
  const turnsOf = (index: number): readonly number[] => turns[index] ?? [];

  const priceAll = (index: number, placePrice: number): Float64Array => {
    const job = jobs[index] as SolverJob;
    for (let week = 0; week < count; week++)
      price[week] =
        job.own[week] === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : priceOf(job, week, placePrice);
    for (const [week, saved] of job.keeping) if (week < count) price[week] = (price[week] as number) - saved;
    if (job.mates.length > 0)
      for (const week of new Set(job.mates.flatMap(turnsOf))) price[week] = (price[week] as number) - job.saving;
    for (const other of job.apart) for (const week of turnsOf(other)) forbid(week, week);
    for (const other of job.far)
      for (const week of turnsOf(other)) forbid(week - job.farWeeks + 1, week + job.farWeeks - 1);
    return price;
  };

  return {
    turns,
    freePlaces: () => places.reduce((sum, free) => sum + Math.max(0, free), 0),
    give: (index, given) => {
      const job = jobs[index] as SolverJob;
      for (const week of turnsOf(index)) change(job, week, -1);
      for (const week of given) change(job, week, 1);
      turns[index] = given;
    },
    priceWeeks: (index, placePrice = 0) => priceAll(index, placePrice),
    priceOf: (index, week) => priceOf(jobs[index] as SolverJob, week, 0),
    take: (index, week) => change(jobs[index] as SolverJob, week, -1),
    put: (index, week) => change(jobs[index] as SolverJob, week, 1),
  };
}
