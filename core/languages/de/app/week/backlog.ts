import type { OverdueAction } from '../../../../domain/plan/overdue.ts';
import type { backlog as english } from '../../../en/app/week/backlog.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

const tasks = { one: 'Aufgabe', other: 'Aufgaben' } as const;

/** What earlier days left open. */
export const backlog = {
  done: 'Alles aufgeholt',
  doneText: 'Aus den letzten zwei Wochen ist nichts übrig.',
  title: 'Noch offen von früher',
  text: 'Das kommt vor. Verteilen Sie sie auf die nächsten Tage, erledigen Sie sie heute, oder lassen Sie sie ruhen, bis sie wieder fällig sind.',
  tasks: (count: number) => format.count(count, tasks),
  choices: { spread: 'Verteilen', today: 'Alle heute', 'let-go': 'Ruhen lassen' } satisfies Record<
    OverdueAction,
    string
  >,
  hide: 'Aufgaben ausblenden',
  unfold: (count: number) => `Die ${count} aus den letzten zwei Wochen zeigen`,
  moved: (count: number) => `${format.count(count, tasks)} auf heute verschoben`,
  spread: (count: number) => `${format.count(count, tasks)} auf die nächsten Tage verteilt`,
  /** Safety tasks are never let go. */
  letGo: (count: number, safety: number) =>
    safety > 0
      ? `${format.count(count, tasks)} ruhen gelassen, ${format.count(safety, { one: 'Sicherheitsaufgabe behalten', other: 'Sicherheitsaufgaben behalten' })}`
      : `${format.count(count, tasks)} ruhen gelassen`,
  letGoText: 'Jede kommt wieder, wenn sie das nächste Mal fällig ist.',
} as const satisfies Translation<typeof english>;
