import type { waits as english } from '../../en/app/waits.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** What comes less often than it should. */
export const waits = {
  more: (jobs: number) => `Und ${format.count(jobs, { one: 'kleinere Arbeit', other: 'kleinere Arbeiten' })}.`,
  noRoom: (wanted: string) => `Dafür ist noch kein Platz; es sollte ${wanted} kommen.`,
  later: (wanted: string) => `Es kommt etwas seltener als ${wanted}.`,
  instead: (planned: string, wanted: string) => `Es kommt ${planned} statt ${wanted}.`,
  title: 'Was warten muss',
  see: 'Ansehen',
  upToTasks: (tasks: number) => `Höchstens ${format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' })} pro Woche`,
} as const satisfies Translation<typeof english>;
