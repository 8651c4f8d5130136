import { DomainError } from '../errors.ts';
import { addDays, daysBetween, type IsoDate } from './dates.ts';

/** Days for which a household wants no tasks, such as a holiday, first and last day included. */
export type Pause = { readonly from: IsoDate; readonly to: IsoDate };

/** The longest pause. */
export const mostPausedDays = 366;

/** The earliest first. A household has at most one that is on or ahead; those before it are the past. */
export type Pauses = readonly Pause[];

export function isPaused(date: IsoDate, pauses: Pauses): boolean {
  return pauses.some(({ from, to }) => from <= date && date <= to);
}

/** The pause that is on or comes next. */
export function currentPause(pauses: Pauses, today: IsoDate): Pause | undefined {
  return pauses.find(({ to }) => to >= today);
}

/**
 * The pauses with a new one instead of the one that is on or comes next. One that is on keeps its first day. Throws
 * `invalid_date` for a pause that begins in the past, ends before it begins, or is too long.
 */
export function withPause(pauses: Pauses, { from: wanted, to }: Pause, today: IsoDate): Pauses {
  const current = currentPause(pauses, today);
  const isOn = current !== undefined && current.from < today;
  const from = isOn && wanted <= today ? current.from : wanted;
  const isPast = from < today && !(isOn && from === current.from);
  if (isPast || to < today || to < from || daysBetween(from, to) >= mostPausedDays)
    throw new DomainError('invalid_date');
  const past = pauses.filter(({ to: end }) => end < today);
  // A pause that is on and now begins later leaves its past days as a pause of their own.
  const before = isOn && from !== current.from ? [{ from: current.from, to: addDays(today, -1) }] : [];
  return [...past, ...before, { from, to }];
}

/** The pauses as they are when the one that is on ends yesterday, or the next one is cancelled. */
export function withoutPause(pauses: Pauses, today: IsoDate): Pauses {
  return pauses.flatMap((pause) => {
    if (pause.to < today) return [pause];
    return pause.from < today ? [{ from: pause.from, to: addDays(today, -1) }] : [];
  });
}
