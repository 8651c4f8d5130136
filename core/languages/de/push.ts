import type { push as english } from '../en/push.ts';
import type { Translation } from '../translation.ts';
/** The notification of a day. */
export const push = {
  today: (tasks: number) => (tasks === 1 ? 'Heute eine Aufgabe' : `Heute ${tasks} Aufgaben`),
  buttons: {
    /** For a single task, by what its tick says. */
    done: { work: 'Erledigt', visit: 'Termin vereinbart' },
    allDone: 'Alles erledigt',
    later: 'Später heute',
    'next-week': 'Nächste Woche',
  },
} as const satisfies Translation<typeof english>;
