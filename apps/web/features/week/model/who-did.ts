import { week } from '#words/app/week/week.ts';
import { format } from '#words/format.ts';
import { type Actor, actorName } from '../../../household/actor-name.ts';
import { dayIn } from '../../../household/today-in.ts';
import { onDay } from './date-text.ts';
import type { Task, Week } from './week.ts';

/** Who looks at the week, and who else is in the home. */
export type Viewer = { readonly personId: string; readonly timezone: string; readonly people: Week['people'] };

/** What others in the home did is said; in a home with one person, nothing is. */
const other = (actor: Actor | null, { personId, people }: Viewer): Actor | undefined =>
  actor && people.length > 1 && actor.id !== personId ? actor : undefined;

/** `Sam ticked this off at 18:04`, or `… yesterday`. */
export function tickedOffText({ completedAt, completedBy }: Task, today: string, viewer: Viewer): string | undefined {
  const actor = other(completedBy, viewer);
  if (!actor || completedAt === null) return undefined;
  const at = new Date(completedAt);
  const day = dayIn(viewer.timezone, at);
  const time = format.moment(at, 'time', viewer.timezone);
  return week.tickedOff(actorName(actor), day === today ? week.at(time) : onDay(day, today));
}

/** Who else moved the task to its day. */
export function movedBy({ movedBy }: Task, viewer: Viewer): string | undefined {
  const actor = other(movedBy, viewer);
  return actor && actorName(actor);
}
