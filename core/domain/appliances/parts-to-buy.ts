import type { TaskSource } from '../tasks/task.ts';
import type { IsoDate } from '../time/dates.ts';
import type { Appliance } from './appliance.ts';
import { hasRunOut, type Part } from './part.ts';

/** A planned turn of a task, on its day or on the Monday of its week. */
export type TurnAhead = { readonly source: TaskSource; readonly on: IsoDate };

export type PartToBuy = {
  /** The name of the appliance. */
  readonly item: string;
  readonly part: Part;
  /** How many the turns ahead use. */
  readonly uses: number;
  /** The day of the first turn for which none is left; absent if the stock is enough for the turns ahead. */
  readonly neededOn?: IsoDate;
};

/**
 * The parts to buy: those that have run out, and those whose stock doesn't last for the turns ahead. Those that are needed
 * first come first.
 */
export function partsToBuy(appliances: readonly Appliance[], ahead: readonly TurnAhead[]): readonly PartToBuy[] {
  const bySource = Map.groupBy(ahead, ({ source }) => source);
  const all = appliances.flatMap(({ item, parts }) =>
    parts.flatMap((part): readonly PartToBuy[] => {
      if (part.stock === undefined) return [];
      const days = (part.usedBy === undefined ? [] : (bySource.get(part.usedBy) ?? [])).map(({ on }) => on).toSorted();
      const neededOn = days[part.stock];
      if (neededOn === undefined && !hasRunOut(part)) return [];
      return [{ item, part, uses: days.length, ...(neededOn !== undefined && { neededOn }) }];
    }),
  );
  const order = ({ neededOn, part }: PartToBuy) => (hasRunOut(part) ? '' : (neededOn ?? ''));
  return all.toSorted((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0));
}
