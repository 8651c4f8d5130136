import { disconnecting, disconnectionTimeoutMs } from '../domain/calendar/connection.ts';
import { filesLock } from '../domain/files/files-lock.ts';
import type { Person } from '../domain/people/person.ts';
import type { PersonInHome } from '../domain/people/person-in-home.ts';
import { isUnanswered } from '../domain/selling/declaration.ts';
import type { Ports } from '../ports/index.ts';
import type { JobData } from '../ports/jobs.ts';
import type { PendingJob } from '../ports/pending-job-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { ApplyDeclaration } from './apply-declaration.ts';
import type { FinishDisconnection } from './calendar/finish-disconnection.ts';
import { finishPersonDeletion } from './finish-person-deletion.ts';
import type { NoteDeletion } from './note-deletion.ts';
import type { SendAccountDeleted } from './send-account-deleted.ts';

export type FinishDeletion = ReturnType<typeof makeFinishDeletion>;

type Deps = Pick<Ports, 'unitOfWork' | 'payments' | 'clock' | 'locks' | 'fileStore'> & {
  readonly applyDeclaration: ApplyDeclaration;
  readonly sendAccountDeleted: SendAccountDeleted;
  readonly noteDeletion: NoteDeletion;
  readonly finishDisconnection: FinishDisconnection;
};

/**
 * Notes the deletion of a household whose deletion was requested, cancels its subscriptions, deletes its calendars and
 * its files, then deletes everything stored about it, and its people whose accounts are being deleted. A pending job that
 * names a person is about their calendar for a home that stays. They get a mail, unless there was one already. When it
 * throws, it can be called again and continues where it stopped.
 */
export const makeFinishDeletion =
  ({
    unitOfWork,
    payments,
    clock,
    locks,
    fileStore,
    applyDeclaration,
    finishDisconnection,
    noteDeletion,
    sendAccountDeleted,
  }: Deps) =>
  async ({ pendingJobId, wasTold }: JobData['finish-deletion']): Promise<void> => {
    const pendingJob = await unitOfWork.run((stores) => findWork(stores, pendingJobId));
    if (!pendingJob) return;
    const { householdId, personId } = pendingJob;
    if (personId !== undefined) {
      await finishDisconnection({ householdId, personId });
      const gone = await unitOfWork.run(async (stores) => {
        await stores.pendingJobs.delete(pendingJobId);
        return finishPersonDeletion(stores, personId);
      });
      if (gone && !wasTold) await sendAccountDeleted(gone, pendingJobId);
      return;
    }
    await noteDeletion({ kind: 'home', id: householdId });
    // An upload that is under way ends first. Later ones find that the household is leaving.
    await locks.hold(filesLock(householdId), () => fileStore.deleteAll(householdId));
    // A refund that was declared needs the customer at the payment provider.
    for (const declarationId of await unitOfWork.run((stores) => acceptedIn(stores, householdId)))
      await applyDeclaration({ declarationId });
    const deleted = new Set<string>();
    for (;;) {
      const {
        customerIds,
        calendars,
        gone = [],
      } = await unitOfWork.run((stores) => deleteUnlessBlocked(stores, pendingJobId, deleted, clock.now()));
      for (const customerId of customerIds) {
        await payments.deleteCustomer(customerId);
        deleted.add(customerId);
      }
      for (const own of calendars) await finishDisconnection(own);
      if (customerIds.length === 0 && calendars.length === 0) {
        if (!wasTold) for (const person of gone) await sendAccountDeleted(person, pendingJobId);
        return;
      }
    }
  };

/** A pending job about a person no longer names them once they are gone, and must not be taken for one about the home. */
async function findWork({ pendingJobs, households }: Stores, id: string): Promise<PendingJob | undefined> {
  const pendingJob = await pendingJobs.find(id);
  if (!pendingJob || pendingJob.personId !== undefined) return pendingJob;
  if ((await households.find(pendingJob.householdId))?.deletionRequestedAt) return pendingJob;
  await pendingJobs.delete(id);
  return undefined;
}

/** What has to be undone at other companies first. */
type Blockers = {
  readonly customerIds: readonly string[];
  readonly calendars: readonly PersonInHome[];
  /** The people who went with the household, if nothing was in the way. */
  readonly gone?: readonly Person[];
};

/**
 * What the people of a household declared and that has yet to be carried out. A withdrawal that waits for its mailed link is
 * among it: the link wouldn't work afterwards.
 */
async function acceptedIn({ declarations, memberships }: Stores, householdId: string): Promise<readonly string[]> {
  const made = [];
  for (const { person } of await memberships.list(householdId)) made.push(...(await declarations.list(person.email)));
  for (const each of made)
    if (each.kind === 'withdrawal' && isUnanswered(each)) await declarations.save({ ...each, state: 'accepted' });
  return made
    .filter((each) => each.state === 'accepted' || (each.kind === 'withdrawal' && isUnanswered(each)))
    .map(({ id }) => id);
}

/**
 * Deletes the household once the payment provider has deleted all its customers and its calendars are deleted. Returns
 * what remains, since more may have been added meanwhile.
 */
async function deleteUnlessBlocked(
  stores: Stores,
  pendingJobId: string,
  deleted: ReadonlySet<string>,
  now: Date,
): Promise<Blockers> {
  const { pendingJobs, households, customers, calendars } = stores;
  const pendingJob = await pendingJobs.find(pendingJobId);
  // Writers that hold the lock finish first. Later ones find no household.
  const household = pendingJob && (await households.lock(pendingJob.householdId));
  if (!household) return { customerIds: [], calendars: [] };
  const customerIds = (await customers.customersOf(household.id)).filter((customerId) => !deleted.has(customerId));
  const requestedAt = household.deletionRequestedAt ?? now;
  const isOverdue = now.getTime() - requestedAt.getTime() > disconnectionTimeoutMs;
  const connections = isOverdue ? [] : await calendars.ofHome(household.id);
  for (const own of connections) {
    const connection = await calendars.lock(own);
    if (connection) await calendars.save(disconnecting(connection, requestedAt));
  }
  const bonds = { customerIds, calendars: connections };
  const isFree = customerIds.length === 0 && connections.length === 0;
  return isFree ? { ...bonds, gone: await remove(stores, household.id) } : bonds;
}

async function remove(stores: Stores, householdId: string): Promise<readonly Person[]> {
  const members = await stores.memberships.list(householdId);
  await stores.personalData.deleteHome(householdId);
  const gone = [];
  for (const { personId } of members) {
    const person = await finishPersonDeletion(stores, personId);
    if (person) gone.push(person);
  }
  return gone;
}
