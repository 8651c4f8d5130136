import { signedIn } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'departPerson' | 'noteDeletion' | 'finishDeletion' | 'reporter'>;

/**
 * Deletes a person's account, and with it the homes in which nobody else lives. Every session ends at once, and the
 * subscriptions of those homes are cancelled. `gone` is false when the payment provider cannot be reached; a job then
 * tries again until it can. Throws `not_signed_in`, and `last_owner` if others live in a home that would have no owner.
 */
export const makeDeletePerson =
  ({ unitOfWork, departPerson, noteDeletion, finishDeletion, reporter }: Deps) =>
  async ({ personId }: { personId: string }): Promise<{ readonly gone: boolean }> => {
    const pendingJobIds = await unitOfWork.run(async (stores) =>
      departPerson(stores, signedIn(await stores.persons.lock(personId))),
    );
    await noteDeletion({ kind: 'person', id: personId });
    let gone = true;
    for (const pendingJobId of pendingJobIds) {
      try {
        await finishDeletion({ pendingJobId });
      } catch (error) {
        reporter.problem(error);
        gone = false;
      }
    }
    return { gone };
  };
