import type { year as english } from '../../en/app/year.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** The year ahead. Days are given as text. */
export const year = {
  title: 'Das kommende Jahr',
  lede: 'Welche Termine zu vereinbaren sind, was jede Jahreszeit braucht und wie lange es dauert.',
  /** What loads. */
  what: 'Ihr Jahr',
  noTime: 'Keine Zeit nötig',
  nothing: 'Es ist nichts geplant.',
  bookings: 'Zu vereinbaren',
  seasonal: 'Je nach Saison',
  others: (tasks: number) => format.count(tasks, { one: 'weitere Aufgabe', other: 'weitere Aufgaben' }),
  small: (tasks: number) => format.count(tasks, { one: 'kleine Aufgabe', other: 'kleine Aufgaben' }),
  /** Follows a title. */
  times: (times: number) => (times === 2 ? '(zweimal)' : `(${times}-mal)`),
  pictureOf: (weeks: number) =>
    `${weeks} Wochen: je kräftiger die Farbe, desto mehr gibt es zu tun. Ein Punkt ist ein Termin, der zu vereinbaren ist.`,
  tasks: (tasks: number) => format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' }),
  visit: 'ein Termin zu vereinbaren',
  byMonth: 'Monat für Monat',
  weekOf: (monday: string) => `Woche vom ${monday}`,
  freeTitle: 'Ein freies Jahr',
  free: 'Noch ist nichts zu pflegen. Sagen Sie in Ihren Vorgaben, was Ihr Zuhause hat, dann füllt sich das Jahr.',
  preferences: 'Vorgaben öffnen',
} as const satisfies Translation<typeof english>;
