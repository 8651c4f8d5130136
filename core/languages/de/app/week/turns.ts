import type { WorkKind } from '../../../../domain/tasks/choose-assignees.ts';
import type { turns as english } from '../../../en/app/week/turns.ts';
import type { Translation } from '../../../translation.ts';

/** How the people of a home share its work. */
export const turns = {
  title: 'Arbeit aufteilen',
  offline: 'Das können Sie ändern, wenn Sie wieder online sind.',
  failed: 'Das ließ sich nicht laden.',
  take: 'Abwechseln',
  takeText:
    'Jede geplante Aufgabe ist für jemanden von Ihnen. Über die Wochen bekommen alle etwa gleich viele Minuten. Trotzdem darf jede Aufgabe von allen erledigt werden.',
  days: 'Zeit habe ich am',
  avoids: 'Anderen überlasse ich',
  kinds: { heights: 'Leitern', chemicals: 'Starke Reiniger', heavy: 'Schweres' } satisfies Record<WorkKind, string>,
  goAway: 'Ich bin eine Weile weg',
  away: 'Ich bin weg',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  notAway: 'Ich bin nicht weg',
} as const satisfies Translation<typeof english>;
