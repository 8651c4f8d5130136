import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'finishDeletion' | 'reporter'>;

/**
 * Deletes every household whose deletion was requested, although the queue has no job for it, as after a restore. Those
 * that can't be deleted now are deleted by a job later. No one gets a second mail about it.
 */
export const makeDeleteRestored =
  ({ unitOfWork, clock, ids, finishDeletion, reporter }: Deps) =>
  async (): Promise<{ readonly gone: number; readonly waiting: number }> => {
    const leaving = await unitOfWork.run(({ households }) => households.leaving());
    let waiting = 0;
    for (const householdId of leaving) {
      const data = { pendingJobId: ids.next(), wasTold: true };
      await unitOfWork.run(async ({ pendingJobs, jobs }) => {
        await pendingJobs.add({ id: data.pendingJobId, householdId, createdAt: clock.now() });
        await jobs.enqueue({ name: 'finish-departure', data });
      });
      try {
        await finishDeletion(data);
      } catch (error) {
        reporter.problem(error);
        waiting++;
      }
    }
    return { gone: leaving.length - waiting, waiting };
  };
