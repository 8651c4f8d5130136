import type { Knex } from 'knex';
import type { PendingJob, PendingJobStore } from '#core/ports/pending-job-store.ts';

type PendingJobRow = { id: string; household_id: string; person_id: string | null; created_at: Date };

const pendingJobOf = (row: PendingJobRow): PendingJob => ({
  id: row.id,
  householdId: row.household_id,
  ...(row.person_id !== null && { personId: row.person_id }),
  createdAt: row.created_at,
});

export function makePendingJobStore(trx: Knex.Transaction): PendingJobStore {
  const pendingJobs = () => trx<PendingJobRow>('pending_jobs');
  return {
    add: async ({ id, householdId, personId, createdAt }) => {
      await pendingJobs().insert({ id, household_id: householdId, person_id: personId ?? null, created_at: createdAt });
    },
    find: async (id) => {
      const row = await pendingJobs().where({ id }).first();
      return row && pendingJobOf(row);
    },
    list: async (householdId) =>
      (await pendingJobs().where({ household_id: householdId }).orderBy(['created_at', 'id'])).map(pendingJobOf),
    delete: async (id) => {
      await pendingJobs().where({ id }).delete();
    },
  };
}
