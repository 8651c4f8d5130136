import { catalogue } from '../../catalogue/index.ts';
import { candidatesFor } from '../../domain/plan/candidates-for.ts';
import { leftOutBy, liveWishes } from '../../domain/plan/safety-of-wishes.ts';
import { type ImaginedHome, simulateHome } from '../../domain/plan/simulate-home.ts';
import type { SmallWish } from '../../domain/plan/small-wish.ts';
import { type WhatWaits, whatWaits } from '../../domain/plan/what-waits.ts';
import { type MonthsAhead, monthsAhead } from '../../domain/plan/year/months-ahead.ts';
import { type PriceOfYear, priceOfYear } from '../../domain/plan/year/price-of-year.ts';
import { weekStartOf } from '../../domain/time/dates.ts';

/** `waits` is absent if nothing does, and `small` if the home has time for its jobs for safety. */
export type YearPreview = MonthsAhead & {
  readonly waits?: WhatWaits;
  readonly small?: SmallWish;
  /** The ids of the jobs for safety that wouldn't come within two years. */
  readonly never: readonly string[];
  readonly price?: PriceOfYear;
};

/** The twelve months ahead of a home that isn't stored, as planned on the first day, or when it joins if that is later. */
export async function previewYear(imagined: Omit<ImaginedHome, 'weeks'>): Promise<YearPreview> {
  const joinedWeek = weekStartOf(imagined.joinedOn);
  const from = imagined.from < joinedWeek ? joinedWeek : imagined.from;
  const [first] = simulateHome({ ...imagined, from, weeks: 1 }, catalogue);
  if (!first) return { months: [], waiting: [], never: [] };
  const waits = whatWaits(candidatesFor(first.input), imagined.home.tasksPerWeek);
  const lived = await liveWishes(first.input, async (calculate) => calculate());
  const { small, never } = leftOutBy(lived, imagined.home.tasksPerWeek);
  const { months, waiting } = monthsAhead(first.input);
  return {
    months,
    waiting: [...never, ...waiting],
    never: never.map(({ taskId }) => taskId),
    price: priceOfYear(first.input),
    ...(waits && { waits }),
    ...(small && { small }),
  };
}
