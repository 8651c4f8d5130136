import type { emptyWeek as english } from '../../../en/app/week/empty.ts';
import type { Translation } from '../../../translation.ts';
/** What a week without tasks says. */
export const emptyWeek = {
  beforeJoining: {
    heading: 'Bevor Sie dabei waren',
    text: 'Upkept plant Ihre Wochen ab dem Tag, an dem Sie begonnen haben.',
  },
  past: { heading: 'Es war nichts geplant', text: 'Diese Woche verging ohne Aufgaben.' },
  unplanned: {
    heading: 'Noch nicht geplant',
    text: 'Jede Woche wird etwa einen Monat im Voraus geplant. Eigene Aufgaben können Sie schon hinzufügen.',
  },
  free: {
    heading: 'Eine freie Woche',
    text: 'Für diese Woche ist nichts geplant. Sie können eine eigene Aufgabe hinzufügen.',
  },
} as const satisfies Translation<typeof english>;
