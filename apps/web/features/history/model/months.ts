import { amounts } from '#words/amounts.ts';
import { history } from '#words/app/history/history.ts';
import { durations } from '#words/durations.ts';
import { format } from '#words/format.ts';
import type { Entry, Money } from './history.ts';

/** The entries of a month, in the order of the list. */
type Month = {
  /** `2026-03` */
  readonly id: string;
  /** `March 2026` */
  readonly name: string;
  readonly entries: readonly Entry[];
};

type Totals = {
  readonly done: number;
  /** Of what was done. */
  readonly minutes: number;
  /** One for each currency, because amounts are never added across. */
  readonly money: readonly Money[];
};

export function monthsIn(entries: readonly Entry[]): readonly Month[] {
  return [...Map.groupBy(entries, ({ date }) => date.slice(0, 7))].map(([id, entries]) => ({
    id,
    name: format.date(`${id}-01`, 'monthAndYear'),
    entries,
  }));
}

export function totalsOf(entries: readonly Entry[]): Totals {
  const done = entries.filter(({ kind }) => kind === 'done');
  return {
    done: done.length,
    minutes: done.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    money: sumByCurrency(done.flatMap(({ cost }) => cost ?? [])),
  };
}

function sumByCurrency(amounts: readonly Money[]): readonly Money[] {
  const byCurrency = Map.groupBy(amounts, ({ currency }) => currency);
  return [...byCurrency].map(([currency, same]) => ({
    currency,
    minor: same.reduce((sum, { minor }) => sum + minor, 0),
  }));
}

/** `12 done, 3 h 20 min, €180.00`, without the parts that are zero. */
export function totalsText({ done, minutes, money }: Totals): string {
  return [
    history.totals(done),
    ...(minutes > 0 ? [durations.short(minutes)] : []),
    ...money.map((sum) => amounts.exact(sum)),
  ].join(', ');
}

/** `1 entry`, `2,500 entries` */
export const countText = (count: number): string => history.entries(count);
