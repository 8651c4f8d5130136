import type { Knex } from 'knex';
import type { TaskLinkStore } from '#core/ports/task-link-store.ts';

type LinkRow = { household_id: string; task_id: string; secret_hash: string; created_at: Date; expires_at: Date };

export function makeTaskLinkStore(trx: Knex.Transaction): TaskLinkStore {
  const links = () => trx<LinkRow>('task_links');
  return {
    findBySecret: async (householdId, secretHash) => {
      const row = await links().where({ household_id: householdId, secret_hash: secretHash }).first();
      return (
        row && { householdId, taskId: row.task_id, secretHash, createdAt: row.created_at, expiresAt: row.expires_at }
      );
    },
    save: async ({ householdId, taskId, secretHash, createdAt, expiresAt }) => {
      const row = {
        household_id: householdId,
        task_id: taskId,
        secret_hash: secretHash,
        created_at: createdAt,
        expires_at: expiresAt,
      };
      await links().insert(row).onConflict(['household_id', 'task_id']).merge();
    },
    delete: async (householdId, taskId) => {
      await links().where({ household_id: householdId, task_id: taskId }).delete();
    },
  };
}
