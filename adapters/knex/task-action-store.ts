import type { Knex } from 'knex';
import { type Actor, actorOf, formerMember, type TaskActionKind } from '#core/domain/tasks/task-action.ts';
import type { TaskActionStore } from '#core/ports/task-action-store.ts';

const noteSql = `
  insert into task_actions (household_id, task_id, kind, person_id, at)
  select * from unnest(?::uuid[], ?::uuid[], ?::text[], ?::uuid[], ?::timestamptz[]) as noted (household_id, task_id)
  order by household_id, task_id
  on conflict (household_id, task_id, kind) do update set person_id = excluded.person_id, at = excluded.at`;

const actorsSql = `
  select a.kind, p.id, p.name from task_actions a left join persons p on p.id = a.person_id
  where a.household_id = ? and a.task_id = ?`;

/** The columns of a person who did something; null if they are a former member. */
export type ActorRow = { id: string | null; name: string | null };

export const actorIn = ({ id, name }: ActorRow): Actor =>
  id === null || name === null ? formerMember : actorOf({ id, name });

export function makeTaskActionStore(trx: Knex.Transaction): TaskActionStore {
  return {
    note: async (actions) => {
      if (actions.length === 0) return;
      const columns = [
        actions.map(({ householdId }) => householdId),
        actions.map(({ taskId }) => taskId),
        actions.map(({ kind }) => kind),
        actions.map(({ personId }) => personId),
        actions.map(({ at }) => at),
      ] as unknown[][] as Knex.RawBinding[];
      await trx.raw(noteSql, columns).options({ name: 'task-actions-note' });
    },
    delete: async (householdId, taskId, kind) => {
      await trx('task_actions').where({ household_id: householdId, task_id: taskId, kind }).delete();
    },
    actors: async (householdId, taskId) => {
      const { rows } = await trx.raw<{ rows: (ActorRow & { kind: TaskActionKind })[] }>(actorsSql, [
        householdId,
        taskId,
      ]);
      return new Map(rows.map(({ kind, ...row }) => [kind, actorIn(row)]));
    },
  };
}
