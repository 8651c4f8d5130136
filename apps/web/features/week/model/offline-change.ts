import type { IsoDate } from '#core/domain/time/dates.ts';
import type { OfflineChange } from '../../../household/outbox/outbox.ts';
import type { Change } from './change.ts';
import type { Week } from './week.ts';

type Known = {
  /** The changes that wait already. */
  readonly waiting: readonly OfflineChange[];
  /** The server's last responses. */
  readonly weeks: readonly Week[];
  readonly today: IsoDate;
};

/**
 * Returns the change as it can wait for a connection: a task counts as done on the day of the press, and a move names
 * the day that it starts from. Undefined for a change that needs the server.
 */
export function offlineChange(change: Change, { waiting, weeks, today }: Known): OfflineChange | undefined {
  switch (change.kind) {
    case 'note':
    case 'create':
    case 'delete':
    case 'restore':
      return change;
    case 'complete':
      return change.completed ? { on: today, ...change } : change;
    case 'move': {
      const { id, scheduledAt } = change.task;
      const before = waiting.findLast((one) => one.kind === 'move' && one.task.id === id);
      const saved = weeks.flatMap(({ tasks, overdue }) => [...tasks, ...overdue]).find((task) => task.id === id);
      return { ...change, from: before?.kind === 'move' ? before.date : (saved?.scheduledAt ?? scheduledAt) };
    }
    default:
      return undefined;
  }
}
