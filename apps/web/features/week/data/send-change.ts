import { call } from '../../../api/client.ts';
import type { Change } from '../model/change.ts';
import type { Task } from '../model/week.ts';

/** Sends the change to the server. Returns the task as saved, or nothing after a deletion or an exclusion. */
export async function sendChange(change: Change): Promise<Task | undefined> {
  const { id } = change.task;
  switch (change.kind) {
    case 'complete':
      return call('completeTask', { params: { id }, body: { completed: change.completed } });
    case 'move':
      return call('rescheduleTask', { params: { id }, body: { scheduledAt: change.date } });
    case 'delete':
      await call('deleteTask', { params: { id } });
      return undefined;
    case 'exclude':
      await call('excludeTask', { params: { id } });
      return undefined;
    case 'restore':
      return call('restoreTask', { params: { id } });
    case 'create': {
      const { title, description, scheduledAt } = change.task;
      return call('createTask', { body: { title, description, scheduledAt } });
    }
  }
}
