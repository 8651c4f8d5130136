import type { dates as english } from '../../en/app/dates.ts';
import type { Translation } from '../../translation.ts';

export const dates: Translation<typeof english> = {
  today: 'aujourd’hui',
  tomorrow: 'demain',
  yesterday: 'hier',
  on: (date) => `le ${date}`,
  days: (first, last, isRun) => (isRun ? `du ${first} au ${last}` : `${first} et ${last}`),
  range: (from, to) => (from === '1' ? `du 1er au ${to}` : `du ${from} au ${to}`),
};
