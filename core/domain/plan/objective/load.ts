import { minutesFor } from '../intervals.ts';
import { prices } from './prices.ts';

/** No week takes longer, in minutes. */
const longestWeek = 2000;
const known = new Map<number, Float64Array>();

/** What a week costs by its minutes: each costs more than the one before, and those beyond the wish still more. */
export function loadFor(tasksPerWeek: number): Float64Array {
  const before = known.get(tasksPerWeek);
  if (before) return before;
  const target = minutesFor(tasksPerWeek);
  const load = new Float64Array(longestWeek);
  for (let minute = 1; minute < longestWeek; minute++) {
    const over = Math.max(0, minute - Math.max(target, prices.longJob));
    load[minute] = (load[minute - 1] as number) + (prices.minute * (minute + prices.overTarget * over)) / target;
  }
  known.set(tasksPerWeek, load);
  return load;
}
