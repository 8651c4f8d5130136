import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import type { Pause } from '#core/domain/time/pause.ts';
import { pause as words } from '#words/app/week/pause.ts';
import { longDate } from './date-text.ts';
import type { Week } from './week.ts';

export type PauseText = { readonly state: string; readonly meaning: string };

/** What a week says about the household's pause: while it is on, and in the weeks that it touches. */
export function pauseOf({
  pause,
  weekStart,
  today,
}: Pick<Week, 'pause' | 'weekStart' | 'today'>): PauseText | undefined {
  if (!pause || pause.to < today || pause.to < weekStart || pause.from > addDays(weekStart, 6)) return undefined;
  return { state: stateOf(pause, today), meaning: words.meaning };
}

function stateOf({ from, to }: Pause, today: IsoDate): string {
  if (from <= today) return words.until(longDate(to, today));
  return from === to ? words.on(longDate(from, today)) : words.from(longDate(from, today), longDate(to, today));
}
