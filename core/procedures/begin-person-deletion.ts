import type { Person } from '../domain/people/person.ts';
import type { Ports } from '../ports/index.ts';
import type { PendingJob } from '../ports/pending-job-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { ChangeMembers } from './change-members.ts';
import { finishPersonDeletion } from './finish-person-deletion.ts';

type Deps = Pick<Ports, 'clock' | 'ids'> & { readonly changeMembers: ChangeMembers };
type Options = {
  /** Whether a backup brought the person back, who had a mail about the deletion before. */
  readonly isRestored: boolean;
};

/**
 * Begins to delete a person's account: ends every session, takes them out of the homes that others live in, and requests
 * the deletion of those in which they're alone. Returns the pending jobs that delete those homes, and the person's
 * calendars for the others; the person goes with the last of them, or at once. Throws `last_owner` if a home would stay
 * without an owner; of a restored home, the person who joined it first becomes the owner. The caller holds the person
 * locked.
 */
export const makeBeginPersonDeletion =
  ({ clock, ids, changeMembers }: Deps) =>
  async (stores: Stores, person: Person, { isRestored }: Options): Promise<readonly string[]> => {
    const { households, memberships, persons, sessions, calendars, pendingJobs, jobs } = stores;
    const now = clock.now();
    if (!person.deletionRequestedAt) await persons.requestDeletion(person.id, now);
    await sessions.endAll(person.id);
    const pendingJobIds: string[] = [];
    const finishLater = async (about: Pick<PendingJob, 'householdId' | 'personId'>) => {
      const pendingJobId = ids.next();
      await pendingJobs.add({ id: pendingJobId, ...about, createdAt: now });
      const told = isRestored && { wasTold: true };
      await jobs.enqueue({ name: 'finish-deletion', data: { pendingJobId, ...told } });
      pendingJobIds.push(pendingJobId);
    };
    // In the order of their ids, so that two people who share homes can leave at the same time.
    const homes = (await memberships.homesOf(person.id)).map(({ householdId }) => householdId).sort();
    for (const householdId of homes) {
      const household = await households.lock(householdId);
      if (!household) continue;
      const others = (await memberships.list(householdId)).filter(({ personId }) => personId !== person.id);
      const [heir] = others;
      if (!heir) {
        await households.update({ ...household, deletionRequestedAt: household.deletionRequestedAt ?? now });
        await finishLater({ householdId });
        continue;
      }
      if (isRestored && !others.some(({ role }) => role === 'owner'))
        await memberships.setRole(householdId, heir.personId, 'owner');
      await changeMembers(stores, householdId, { personId: person.id });
    }
    // A home that goes takes its calendars with it.
    for (const { householdId } of await calendars.ofPerson(person.id)) {
      if (!(await memberships.find(householdId, person.id))) await finishLater({ householdId, personId: person.id });
    }
    if (pendingJobIds.length === 0) await finishPersonDeletion(stores, person.id);
    return pendingJobIds;
  };
