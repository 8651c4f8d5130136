/**
 * A job for a household. The queue's job carries only this id, so that the queue's rows, which are kept for a while,
 * contain no personal data.
 */
export type PendingJob = {
  readonly id: string;
  readonly householdId: string;
  /** The person in the home whom it is about, if it is about one who hasn't been deleted since. */
  readonly personId?: string;
  readonly createdAt: Date;
};

export type PendingJobStore = {
  add(pendingJob: PendingJob): Promise<void>;
  /** Undefined if the job is done or its household is deleted. */
  find(id: string): Promise<PendingJob | undefined>;
  /** The household's, the oldest first. */
  list(householdId: string): Promise<readonly PendingJob[]>;
  /** Deleting it again has no further effect. */
  delete(id: string): Promise<void>;
};
