import type { MonthAhead } from '../plan/year/months-ahead.ts';
import type { IsoDate } from '../time/dates.ts';
import type { HistoryEntry } from './entry.ts';
import type { FindJob } from './figures/safety.ts';
import type { Money } from './money.ts';

/** A planned visit of a professional. */
type Visit = {
  readonly careTaskId: string;
  readonly title: string;
  readonly item: string;
  /** The Monday of its week. */
  readonly weekStart: IsoDate;
  /** The median of what the household paid for it in the currency in which it last paid; absent if it never did. */
  readonly usualCost?: Money;
};

export type VisitsAhead = {
  readonly visits: readonly Visit[];
  /** What the visits with a known cost come to, one total for each currency. */
  readonly totals: readonly Money[];
  /** The number of visits whose cost is unknown. */
  readonly unknown: number;
};

/** The middle amount, or the mean of the two in the middle, rounded to a whole unit. */
function median(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [lower = 0, upper = 0] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return Math.round((lower + upper) / 2);
}

/** What a care task usually costs the household. `entries` are in order, newest first. */
function usualCost(taskId: string, entries: readonly HistoryEntry[], find: FindJob): Money | undefined {
  const costs = entries.flatMap(({ careTaskId, cost }) =>
    cost && careTaskId !== undefined && find(careTaskId)?.task.id === taskId ? [cost] : [],
  );
  const [last] = costs;
  if (!last) return undefined;
  const { currency } = last;
  return { currency, minor: median(costs.filter((cost) => cost.currency === currency).map(({ minor }) => minor)) };
}

/** The visits of the months ahead with what they usually cost. Amounts of different currencies are never added. */
export function visitsAhead(
  months: readonly MonthAhead[],
  entries: readonly HistoryEntry[],
  find: FindJob,
): VisitsAhead {
  const costs = new Map<string, Money | undefined>();
  const visits = months
    .flatMap(({ tasks }) => tasks)
    .filter(({ kind }) => kind === 'booking')
    .map(({ taskId, title, item, weekStart }): Visit => {
      if (!costs.has(taskId)) costs.set(taskId, usualCost(taskId, entries, find));
      const cost = costs.get(taskId);
      return { careTaskId: taskId, title, item, weekStart, ...(cost && { usualCost: cost }) };
    });
  const totals = new Map<string, number>();
  for (const { usualCost: cost } of visits) {
    if (cost) totals.set(cost.currency, (totals.get(cost.currency) ?? 0) + cost.minor);
  }
  return {
    visits,
    totals: [...totals].map(([currency, minor]) => ({ currency, minor })),
    unknown: visits.filter(({ usualCost: cost }) => !cost).length,
  };
}
