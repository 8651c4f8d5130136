import type { durations as english } from '../en/durations.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

const hourForms = { one: 'Stunde', other: 'Stunden' } as const;
const minuteForms = { one: 'Minute', other: 'Minuten' } as const;

export const durations: Translation<typeof english> = {
  roughly: (minutes) => {
    if (minutes < 25) return format.count(Math.max(5, 5 * Math.round(minutes / 5)), minuteForms);
    if (minutes < 45) return 'eine halbe Stunde';
    if (minutes < 75) return 'eine Stunde';
    if (minutes < 105) return 'anderthalb Stunden';
    return format.count(Math.round(minutes / 60), hourForms);
  },
  short: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  spoken: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const parts = [
      hours > 0 && format.count(hours, hourForms),
      (rest > 0 || hours === 0) && format.count(rest, minuteForms),
    ];
    return parts.filter((part) => part !== false).join(' ');
  },
};
