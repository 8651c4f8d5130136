import type { summaryAction as english } from '../../en/app/summary-action.ts';
import type { Translation } from '../../translation.ts';
/** The page that a summary’s links for a task lead to. */
export const summaryAction = {
  about: 'Aus Ihrer Wochenübersicht',
  expired:
    'Er ist vielleicht mehr als 8 Tage alt oder unvollständig. In Ihrer Woche können Sie die Aufgabe trotzdem erledigen oder verschieben.',
  moves: 'Sie kommt in die nächste Woche. Der Rest Ihrer Woche bleibt, wie er ist.',
  move: 'In die nächste Woche verschieben',
  moved: 'In die nächste Woche verschoben.',
} as const satisfies Translation<typeof english>;
