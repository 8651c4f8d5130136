import type { durations as english } from '../en/durations.ts';
import type { Translation } from '../translation.ts';
import { format } from './format.ts';

const hourForms = { one: 'heure', other: 'heures' } as const;
const minuteForms = { one: 'minute', other: 'minutes' } as const;

export const durations: Translation<typeof english> = {
  roughly: (minutes) => {
    if (minutes < 25) return format.count(Math.max(5, 5 * Math.round(minutes / 5)), minuteForms);
    if (minutes < 45) return 'une demi-heure';
    if (minutes < 75) return 'une heure';
    if (minutes < 105) return 'une heure et demie';
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
    const minutesText = format.count(rest, minuteForms);
    if (hours === 0) return minutesText;
    const hoursText = format.count(hours, hourForms);
    return rest === 0 ? hoursText : `${hoursText} ${minutesText}`;
  },
};
