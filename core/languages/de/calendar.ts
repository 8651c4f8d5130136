import type { calendar as english } from '../en/calendar.ts';
import type { Translation } from '../translation.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';

/** What events in calendars say about a day's tasks. */
export const calendar = {
  /** About the calendar itself. */
  about: (address: string) => `Die Wartung Ihres Zuhauses, aktuell gehalten von ${address}`,
  /** The title of the day. */
  day: (tasks: number, minutes: number) => {
    const count = format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' });
    return minutes > 0 ? `Zuhause pflegen · ${count}, ${durations.spoken(minutes)}` : `Zuhause pflegen · ${count}`;
  },
  task: (title: string, minutes: number) => `${title} (${durations.spoken(minutes)})`,
  safety: (text: string) => `Sicherheit: ${text}`,
  guide: (address: string) => `Ratgeber: ${address}`,
  week: (address: string) => `Ihre Woche in Upkept: ${address}`,
} as const satisfies Translation<typeof english>;
