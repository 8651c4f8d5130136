import { signedIn } from '../../domain/access/found.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  'unitOfWork' | 'ids' | 'beginPersonDeletion' | 'noteDeletion' | 'finishDeletion' | 'sendAccountDeleted' | 'reporter'
>;

/**
 * Deletes a person's account, and with it the homes in which they live alone. Every session ends at once, and the
 * subscriptions of those homes are cancelled. `gone` is false when the payment provider cannot be reached; a job then
 * tries again until it can. Throws `not_signed_in`, and `last_owner` if others live in a home that would have no owner.
 * See docs/decisions/0017.
 */
export const makeDeletePerson =
  ({ unitOfWork, ids, beginPersonDeletion, noteDeletion, finishDeletion, sendAccountDeleted, reporter }: Deps) =>
  async ({ personId }: { personId: string }): Promise<{ readonly gone: boolean }> => {
    const { person, pendingJobIds } = await unitOfWork.run(async (stores) => {
      const person = signedIn(await stores.persons.lock(personId));
      return { person, pendingJobIds: await beginPersonDeletion(stores, person, { isRestored: false }) };
    });
    await noteDeletion({ kind: 'person', id: personId });
    if (pendingJobIds.length === 0) await sendAccountDeleted(person, ids.next());
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
