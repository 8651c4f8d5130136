import {
  type Actor,
  actorOf,
  formerMember,
  type TaskActionKind,
  taskActionKinds,
} from '#core/domain/tasks/task-action.ts';
import type { TaskActionStore } from '#core/ports/task-action-store.ts';
import { keyOf, type Tables } from './database.ts';

/** The person of an action as the others see them; undefined where none was noted. */
export const actorWith = (
  { persons }: Pick<Tables, 'persons'>,
  personId: string | null | undefined,
): Actor | undefined => {
  if (personId === undefined) return undefined;
  const person = persons.get(personId ?? '');
  return person ? actorOf(person) : formerMember;
};

/** What was done to a task, by whom. */
export function actorsOf(tables: Tables, householdId: string, taskId: string): ReadonlyMap<TaskActionKind, Actor> {
  return new Map(
    taskActionKinds.flatMap((kind) => {
      const actor = actorWith(tables, tables.taskActions.get(keyOf(householdId, `${taskId}/${kind}`))?.personId);
      return actor ? [[kind, actor]] : [];
    }),
  );
}

export function makeTaskActionStore(tables: Tables): TaskActionStore {
  return {
    note: async (actions) => {
      for (const action of actions)
        tables.taskActions.set(keyOf(action.householdId, `${action.taskId}/${action.kind}`), action);
    },
    delete: async (householdId, taskId, kind) => {
      tables.taskActions.delete(keyOf(householdId, `${taskId}/${kind}`));
    },
    actors: async (householdId, taskId) => actorsOf(tables, householdId, taskId),
  };
}
