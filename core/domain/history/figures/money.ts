import { compareText } from '../../text/compare-text.ts';
import type { HistoryFact } from '../entry.ts';
import { yearOf } from '../matching-entries.ts';
import type { Money } from '../money.ts';

/** What one item cost in one year, in one currency. */
type MoneyLine = Money & { readonly year: number; readonly item: string };

export type MoneyFigure = {
  /** One for each currency, in the order of their codes. Amounts of different currencies are never added. */
  readonly totals: readonly Money[];
  /** The newest year first, then by item. */
  readonly lines: readonly MoneyLine[];
};

function sums<Key extends object>(amounts: readonly (Money & Key)[], keyOf: (amount: Money & Key) => string) {
  const groups = Map.groupBy(amounts, keyOf);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, minor: group.reduce((sum, { minor }) => sum + minor, 0) }] : [];
  });
}

/** What the work in these entries cost. */
export function moneySpent(entries: readonly HistoryFact[]): MoneyFigure {
  const amounts = entries.flatMap((entry): readonly MoneyLine[] =>
    entry.cost ? [{ ...entry.cost, year: yearOf(entry), item: entry.item }] : [],
  );
  const lines = sums(amounts, ({ year, item, currency }) => `${year} ${currency} ${item}`);
  const totals = sums(lines, ({ currency }) => currency);
  return {
    totals: totals
      .map(({ minor, currency }) => ({ minor, currency }))
      .sort((one, other) => compareText(one.currency, other.currency)),
    lines: lines.sort(
      (one, other) =>
        other.year - one.year || compareText(one.item, other.item) || compareText(one.currency, other.currency),
    ),
  };
}
