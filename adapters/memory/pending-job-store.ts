import type { PendingJobStore } from '#core/ports/pending-job-store.ts';
import type { Tables } from './database.ts';

export function makePendingJobStore({ pendingJobs }: Tables): PendingJobStore {
  return {
    add: async (pendingJob) => {
      pendingJobs.set(pendingJob.id, pendingJob);
    },
    find: async (id) => pendingJobs.get(id),
    list: async (householdId) =>
      [...pendingJobs.values()]
        .filter((pendingJob) => pendingJob.householdId === householdId)
        .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
    delete: async (id) => {
      pendingJobs.delete(id);
    },
  };
}
