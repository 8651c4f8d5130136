import type { finished as english } from '../../../en/app/week/finished.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

/** What follows the last tick of the week. Durations are given as text. */
export const finished = {
  doNext: 'Eine aus der nächsten Woche erledigen?',
  kept: (weeks: number) => `${weeks} Wochen in Folge auf Kurs.`,
  invite: 'Lebt jemand mit Ihnen? [Laden Sie die Person ein].',
  nextFree: 'Die nächste Woche ist frei.',
  next: (tasks: number, duration: string) => {
    const count = format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' });
    return duration ? `Nächste Woche: ${count}, ${duration}.` : `Nächste Woche: ${count}.`;
  },
} as const satisfies Translation<typeof english>;
