import { format } from './format.ts';

/** How long something takes, from minutes. */
export const durations = {
  /** A rough time: "20 minutes", "half an hour", "an hour", "an hour and a half", "2 hours". */
  roughly: (minutes: number): string => {
    if (minutes < 25) {
      return format.count(Math.max(5, 5 * Math.round(minutes / 5)), { one: 'minute', other: 'minutes' });
    }
    if (minutes < 45) return 'half an hour';
    if (minutes < 75) return 'an hour';
    if (minutes < 105) return 'an hour and a half';
    return format.count(Math.round(minutes / 60), { one: 'hour', other: 'hours' });
  },
  /** `25 min`, `1 h` or `1 h 25 min`. */
  short: (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  /** "45 minutes", "1 hour", "2 hours 5 minutes". */
  spoken: (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const minutesText = format.count(rest, { one: 'minute', other: 'minutes' });
    if (hours === 0) return minutesText;
    const hoursText = format.count(hours, { one: 'hour', other: 'hours' });
    return rest === 0 ? hoursText : `${hoursText} ${minutesText}`;
  },
} as const;
