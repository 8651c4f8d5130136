import { call } from '#apps/ui/api/client.ts';
import { newTaskOf } from '../../../household/outbox/new-task-of.ts';
import type { Change } from '../model/change.ts';
import type { Task } from '../model/week.ts';

/** Sends the change to the server. Returns the task as saved, or nothing if the response has no task. */
export async function sendChange(change: Change): Promise<Task | undefined> {
  switch (change.kind) {
    case 'complete': {
      const { completed, on } = change;
      return call('completeTask', { params: idOf(change), body: { completed, ...(on && { on }) } });
    }
    case 'move':
      return call('rescheduleTask', { params: idOf(change), body: { scheduledAt: change.date } });
    case 'assign':
      return call('rescheduleTask', { params: idOf(change), body: { assignedTo: change.person?.id ?? null } });
    case 'note': {
      const { sendNote } = await import('../../../household/outbox/send-offline-change.ts');
      await sendNote(change);
      return undefined;
    }
    case 'edit': {
      const { title, description, scheduledAt, minutes } = change.edited;
      return call('rescheduleTask', { params: idOf(change), body: { title, description, scheduledAt, minutes } });
    }
    case 'delete':
      await call('deleteTask', { params: idOf(change) });
      return undefined;
    case 'exclude':
      await call('excludeTask', { params: idOf(change) });
      return undefined;
    case 'restore':
      return call('restoreTask', { params: idOf(change) });
    case 'create':
      return call('createTask', { body: newTaskOf(change.task) });
    case 'last-done':
      await call('setLastDone', { params: idOf(change), body: { when: change.when } });
      return undefined;
    case 'answer':
      await call('answerQuestions', { body: { answers: { [change.question.id]: change.answer } } });
      return undefined;
    case 'open':
      await call('openItem', { params: { taskId: change.item.opensWith } });
      return undefined;
  }
}

const idOf = ({ task: { id } }: { readonly task: Task }) => ({ id });
