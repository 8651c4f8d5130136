import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'beginPersonDeletion' | 'finishDeletion' | 'reporter'>;

/**
 * Deletes every home and person whose deletion was requested, although the queue has no job for it, as after a restore.
 * Homes that can't be deleted now are deleted by a job later. No one gets a second mail about it.
 */
export const makeDeleteRestored =
  ({ unitOfWork, clock, ids, beginPersonDeletion, finishDeletion, reporter }: Deps) =>
  async (): Promise<{ readonly gone: number; readonly waiting: number }> => {
    for (const id of await unitOfWork.run(({ persons }) => persons.deletionRequested())) {
      await unitOfWork.run(async (stores) => {
        const person = await stores.persons.lock(id);
        // The other people who were in their homes when the backup was made keep them.
        if (person) await beginPersonDeletion(stores, person, { isRestored: true });
      });
    }
    const leaving = await unitOfWork.run(({ households }) => households.deletionRequested());
    let waiting = 0;
    for (const householdId of leaving) {
      const data = { pendingJobId: ids.next(), wasTold: true };
      await unitOfWork.run(async ({ pendingJobs, jobs }) => {
        await pendingJobs.add({ id: data.pendingJobId, householdId, createdAt: clock.now() });
        await jobs.enqueue({ name: 'finish-deletion', data });
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
