import type { ticking as english } from '../../en/app/ticking.ts';
import type { Translation } from '../../translation.ts';
/** What is said of ticking a task, of work and of a visit that is booked. `week.tick` has the labels of the week itself. */
export const ticking = {
  /** On the page of a mailed link, in this order. */
  asked: { work: 'Haben Sie diese Aufgabe erledigt?', visit: 'Haben Sie diesen Termin vereinbart?' },
  mark: { work: 'Als erledigt markieren', visit: 'Termin vereinbart' },
  marked: { work: 'Diese Aufgabe ist erledigt.', visit: 'Der Termin ist vereinbart.' },
  /** Of a day before today. */
  earlier: { work: 'Früher erledigt…', visit: 'Früher vereinbart…' },
  when: { work: 'Wann haben Sie es erledigt?', visit: 'Wann haben Sie den Termin vereinbart?' },
  on: { work: (day: string) => `Erledigt ${day}`, visit: (day: string) => `Termin vereinbart ${day}` },
  /** What follows an appointment. */
  whenTheyCome: 'Wann kommt der Fachbetrieb?',
} as const satisfies Translation<typeof english>;
