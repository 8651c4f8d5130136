import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'enqueuePending' | 'finishDeletion' | 'reporter'>;

/**
 * Deletes every household whose deletion was requested, although the queue has no job for it, as after a restore. Those
 * that can't be deleted now are deleted by a job later.
 */
export const makeDeleteRestored =
  ({ unitOfWork, enqueuePending, finishDeletion, reporter }: Deps) =>
  async (): Promise<{ readonly gone: number; readonly waiting: number }> => {
    const leaving = await unitOfWork.run(({ households }) => households.leaving());
    let waiting = 0;
    for (const householdId of leaving) {
      const pendingJobId = await unitOfWork.run((stores) => enqueuePending(stores, 'finish-departure', householdId));
      try {
        await finishDeletion({ pendingJobId });
      } catch (error) {
        reporter.problem(error);
        waiting++;
      }
    }
    return { gone: leaving.length - waiting, waiting };
  };
