import type { FilledYear } from './filled-year.ts';
import { gapOf, type Problem, type SolverJob } from './problem.ts';

/** Leaving a week that is too full saves no more than this. */
const mostRelief = 1000;

/** How jobs could have full weeks. */
type Room = {
  /** The same as `priceWeeks`, where a full week costs what the turns lose that would leave it for the job. */
  readonly priceWeeks: (index: number) => Float64Array;
  /** The jobs of those turns in each week. */
  readonly leaving: (number[] | undefined)[];
  /** To be called when turns have changed. */
  readonly forget: () => void;
};

/** `countsMoves`: whether a turn that leaves its week may come in its best other one, or counts as given up. */
export function roomIn({ jobs, weeks }: Problem, year: FilledYear, countsMoves: boolean): Room {
  const { count } = weeks;
  const losses = new Map<number, number>();
  const leaving: (number[] | undefined)[] = [];
  const turnsOf = (index: number): readonly number[] => year.turns[index] ?? [];

  /** What it costs a job more to leave the week. */
  const lossOf = (index: number, week: number): number => {
    const known = losses.get(index * count + week);
    if (known !== undefined) return known;
    const { gaps, mates, saving } = jobs[index] as SolverJob;
    const place = turnsOf(index).indexOf(week);
    const before = turnsOf(index)[place - 1] ?? -1;
    const after = turnsOf(index)[place + 1] ?? count;
    const through = (middle: number): number => gapOf(gaps, before, middle) + gapOf(gaps, middle, after);
    year.take(index, week);
    const shared = mates.some((mate) => turnsOf(mate).includes(week)) ? saving : 0;
    const here = through(week) + Math.min(year.priceOf(index, week), mostRelief) - shared;
    let least = gapOf(gaps, before, after);
    for (let other = before + 1; countsMoves && other < after; other++)
      if (other !== week && through(other) < least)
        least = Math.min(least, through(other) + year.priceOf(index, other));
    year.put(index, week);
    losses.set(index * count + week, least - here);
    return least - here;
  };

  /** What the week costs the job if those leave it that lose least; infinite if even that makes no room. */
  const priceOfRoom = (index: number, week: number, others: readonly number[]): number => {
    const out: number[] = [];
    const { apart } = jobs[index] as SolverJob;
    let [cost, sum] = [Number.POSITIVE_INFINITY, 0];
    const lossFor = (other: number): number => (apart.includes(other) ? Number.NEGATIVE_INFINITY : lossOf(other, week));
    let left = others.filter((other) => apart.includes(other)).length;
    for (const other of others.toSorted((one, next) => lossFor(one) - lossFor(next))) {
      sum += lossOf(other, week);
      left -= apart.includes(other) ? 1 : 0;
      year.take(other, week);
      out.push(other);
      cost = year.priceOf(index, week) + sum;
      if (left === 0 && cost < Number.POSITIVE_INFINITY) break;
    }
    if (left > 0) cost = Number.POSITIVE_INFINITY;
    for (const other of out) year.put(other, week);
    leaving[week] = out;
    return cost;
  };

  return {
    leaving,
    forget: () => losses.clear(),
    priceWeeks: (index) => {
      const { own, apart } = jobs[index] as SolverJob;
      const price = Float64Array.from(year.priceWeeks(index));
      const inWeek = Array.from({ length: count }, (): number[] => []);
      for (const [other, turns] of year.turns.entries()) for (const week of turns) inWeek[week]?.push(other);
      for (const [week, others] of inWeek.entries()) {
        leaving[week] = undefined;
        // Room doesn't help where the job can't come anyway, or must keep away from another.
        if (own[week] === Number.POSITIVE_INFINITY) continue;
        const isFree = year.priceOf(index, week) < Number.POSITIVE_INFINITY;
        if (isFree && !others.some((other) => apart.includes(other))) continue;
        price[week] = priceOfRoom(index, week, others);
      }
      return price;
    },
  };
}
