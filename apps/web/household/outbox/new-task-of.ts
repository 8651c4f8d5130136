import type { OutputOf } from '#apps/ui/api/client.ts';

/** What the server saves of a task that was made here. With the id, sending it twice makes one task. */
export function newTaskOf({ id, title, description, scheduledAt, minutes, completed }: OutputOf<'createTask'>) {
  return { id, title, description, scheduledAt, minutes, completed };
}
