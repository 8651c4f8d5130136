import type { Task } from '../tasks/task.ts';
import type { IsoDate } from '../time/dates.ts';
import type { WebhookEvent } from './webhook.ts';

/** What changed in a home, by event. */
export type Changes = {
  readonly [Event in Exclude<WebhookEvent, 'week.planned'>]?: readonly Task[];
} & { readonly 'week.planned'?: readonly IsoDate[] };

type TaskEvent = Exclude<WebhookEvent, 'week.planned'>;

/** What became of a task, from what it was at the start of a change. */
function eventsOf(before: Task, after: Task): readonly TaskEvent[] {
  const events: TaskEvent[] = [];
  if (after.status !== before.status) {
    const reached = { done: 'task.completed', skipped: 'task.skipped', open: 'task.reopened' } as const;
    events.push(reached[after.status]);
  }
  if (after.scheduledOn !== before.scheduledOn) events.push('task.moved');
  return events;
}

type Written = {
  /** Each task that was written, as it was first read and as it is now. */
  readonly tasks: readonly { readonly before: Task; readonly after: Task }[];
  readonly created: readonly Task[];
  /** The Mondays of the weeks that were planned, whose tasks don't count as created. */
  readonly planned: readonly IsoDate[];
};

export function changesIn({ tasks, created, planned }: Written): Changes {
  const pairs: (readonly [TaskEvent, Task])[] = [
    ...(planned.length > 0 ? [] : created).map((task) => ['task.created', task] as const),
    ...tasks.flatMap(({ before, after }) => eventsOf(before, after).map((event) => [event, after] as const)),
  ];
  const byEvent = Map.groupBy(pairs, ([event]) => event);
  return {
    ...Object.fromEntries([...byEvent].map(([event, found]) => [event, found.map(([, task]) => task)])),
    ...(planned.length > 0 && { 'week.planned': [...planned].sort() }),
  };
}
