import { pluralise } from '../pluralise.ts';

/** A number of minutes as `25 min`, `1 h` or `1 h 25 min`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** "45 minutes", "1 hour", "2 hours 5 minutes". */
export function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && pluralise(hours, 'hour'), (rest > 0 || hours === 0) && pluralise(rest, 'minute')];
  return parts.filter((part) => part !== false).join(' ');
}
