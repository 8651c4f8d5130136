import { durations } from './durations.ts';
import { format } from './format.ts';

/** What events in calendars say about a day's tasks. */
export const calendar = {
  /** About the calendar itself. */
  about: (address: string) => `Your home's maintenance, kept up to date from ${address}`,
  /** The title of the day. */
  day: (tasks: number, minutes: number) => {
    const count = format.count(tasks, { one: 'task', other: 'tasks' });
    return minutes > 0
      ? `Maintain your home · ${count}, ${durations.spoken(minutes)}`
      : `Maintain your home · ${count}`;
  },
  task: (title: string, minutes: number) => `${title} (${durations.spoken(minutes)})`,
  safety: (text: string) => `Safety: ${text}`,
  guide: (address: string) => `Guide: ${address}`,
  week: (address: string) => `Your week in Upkept: ${address}`,
} as const;
