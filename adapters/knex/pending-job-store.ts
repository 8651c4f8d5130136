import type { Knex } from 'knex';
import type { PendingJob, PendingJobStore } from '#core/ports/pending-job-store.ts';

type PendingJobRow = { id: string; household_id: string; created_at: Date; about_id: string | null };

const pendingJobOf = (row: PendingJobRow): PendingJob => ({
  id: row.id,
  householdId: row.household_id,
  createdAt: row.created_at,
  ...(row.about_id !== null && { aboutId: row.about_id }),
});

export function makePendingJobStore(trx: Knex.Transaction): PendingJobStore {
  const pendingJobs = () => trx<PendingJobRow>('errands');
  return {
    add: async ({ id, householdId, createdAt, aboutId = null }) => {
      await pendingJobs().insert({ id, household_id: householdId, created_at: createdAt, about_id: aboutId });
    },
    find: async (id) => {
      const row = await pendingJobs().where({ id }).first();
      return row && pendingJobOf(row);
    },
    list: async (householdId) =>
      (await pendingJobs().where({ household_id: householdId }).orderBy(['created_at', 'id'])).map(pendingJobOf),
    remove: async (id) => {
      await pendingJobs().where({ id }).delete();
    },
  };
}
