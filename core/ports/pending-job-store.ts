/**
 * Work for a household that waits in the queue. The job carries only this id, so that the queue's rows, which are kept
 * for a while, hold no personal data.
 */
export type PendingJob = { readonly id: string; readonly householdId: string; readonly createdAt: Date };

export type PendingJobStore = {
  add(pendingJob: PendingJob): Promise<void>;
  /** Undefined once it is done, or its household is gone. */
  find(id: string): Promise<PendingJob | undefined>;
  /** Removing it again has no further effect. */
  remove(id: string): Promise<void>;
};
