import { catalogue } from '../../catalogue/index.ts';
import { candidatesFor } from '../../domain/plan/candidates-for.ts';
import { type ImaginedHome, simulateHome } from '../../domain/plan/simulate-home.ts';
import { type WhatWaits, whatWaits } from '../../domain/plan/what-waits.ts';
import { type MonthsAhead, monthsAhead } from '../../domain/plan/year/months-ahead.ts';
import { weekStartOf } from '../../domain/time/dates.ts';

/** `waits` is absent if nothing does. */
export type YearPreview = MonthsAhead & { readonly waits?: WhatWaits };

/** The twelve months ahead of a home that isn't stored, as planned on the first day, or when it joins if that is later. */
export function previewYear(imagined: Omit<ImaginedHome, 'weeks'>): YearPreview {
  const joinedWeek = weekStartOf(imagined.joinedOn);
  const from = imagined.from < joinedWeek ? joinedWeek : imagined.from;
  const [first] = simulateHome({ ...imagined, from, weeks: 1 }, catalogue);
  if (!first) return { months: [], waiting: [] };
  const waits = whatWaits(candidatesFor(first.input), imagined.home.tasksPerWeek);
  return { ...monthsAhead(first.input), ...(waits && { waits }) };
}
