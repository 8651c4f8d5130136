import { pluralise } from './pluralise.ts';

/** In milliseconds, for instants. A household's days are counted by dates instead, since their length varies. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** "45 minutes", "1 hour", "2 hours 5 minutes". */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && pluralise(hours, 'hour'), (rest > 0 || hours === 0) && pluralise(rest, 'minute')];
  return parts.filter((part) => part !== false).join(' ');
}
