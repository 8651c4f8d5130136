import { disconnecting, disconnectionPatienceMs } from '../domain/calendar/connection.ts';
import { filesLock } from '../domain/files/files-lock.ts';
import type { Person } from '../domain/person.ts';
import type { Ports } from '../ports/index.ts';
import type { JobData } from '../ports/jobs.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { FinishDisconnection } from './calendar/finish-disconnection.ts';
import type { CarryOut } from './carry-out.ts';
import type { NoteDeletion } from './note-deletion.ts';
import type { SendDeleted } from './send-deleted.ts';

export type FinishDeletion = ReturnType<typeof makeFinishDeletion>;

type Deps = Pick<Ports, 'unitOfWork' | 'payments' | 'clock' | 'locks' | 'fileStore'> & {
  readonly carryOut: CarryOut;
  readonly sendDeleted: SendDeleted;
  readonly noteDeletion: NoteDeletion;
  readonly finishDisconnection: FinishDisconnection;
};

/**
 * Notes the deletion of a household whose deletion was requested, cancels its subscriptions, deletes its calendar and
 * its files, then removes everything stored about it, and its people whose accounts are being deleted. They get a mail, unless there was
 * one already. When it throws, it can be called again and continues where it stopped.
 */
export const makeFinishDeletion =
  ({ unitOfWork, payments, clock, locks, fileStore, carryOut, finishDisconnection, noteDeletion, sendDeleted }: Deps) =>
  async ({ pendingJobId, wasTold }: JobData['finish-departure']): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    const { householdId } = pendingJob;
    await noteDeletion({ kind: 'home', id: householdId });
    // An upload that is under way ends first. Later ones find that the household is leaving.
    await locks.hold(filesLock(householdId), () => fileStore.removeAll(householdId));
    // A refund that was declared needs the customer at the payment provider.
    for (const declarationId of await unitOfWork.run((stores) => acceptedIn(stores, householdId)))
      await carryOut({ declarationId });
    const forgotten = new Set<string>();
    for (;;) {
      const {
        customerIds,
        calendarOf,
        gone = [],
      } = await unitOfWork.run((stores) => removeUnlessBound(stores, pendingJobId, forgotten, clock.now()));
      for (const customerId of customerIds) {
        await payments.forgetCustomer(customerId);
        forgotten.add(customerId);
      }
      if (calendarOf !== undefined) await finishDisconnection({ householdId: calendarOf });
      else if (customerIds.length === 0) {
        if (!wasTold) for (const person of gone) await sendDeleted(person, pendingJobId);
        return;
      }
    }
  };

/** What has to be undone at other companies first. */
type Bonds = {
  readonly customerIds: readonly string[];
  readonly calendarOf?: string;
  /** The people who went with the household, if nothing was in the way. */
  readonly gone?: readonly Person[];
};

/** What the people of a household declared and that has yet to be carried out. */
async function acceptedIn({ declarations, memberships }: Stores, householdId: string): Promise<readonly string[]> {
  const made = [];
  for (const { person } of await memberships.list(householdId)) made.push(...(await declarations.list(person.email)));
  return made.filter(({ state }) => state === 'accepted').map(({ id }) => id);
}

/**
 * Removes the household once the payment provider has deleted all its customers and its calendar is deleted. Returns
 * what remains, since more may have been added meanwhile.
 */
async function removeUnlessBound(
  stores: Stores,
  pendingJobId: string,
  forgotten: ReadonlySet<string>,
  now: Date,
): Promise<Bonds> {
  const { pendingJobs, households, customers, calendars } = stores;
  const pendingJob = await pendingJobs.find(pendingJobId);
  // Writers that hold the lock finish first. Later ones find no household.
  const household = pendingJob && (await households.lock(pendingJob.householdId));
  if (!household) return { customerIds: [] };
  const customerIds = (await customers.customersOf(household.id)).filter((customerId) => !forgotten.has(customerId));
  const requestedAt = household.deletionRequestedAt ?? now;
  const isOverdue = now.getTime() - requestedAt.getTime() > disconnectionPatienceMs;
  const connection = isOverdue ? undefined : await calendars.lock(household.id);
  if (connection) {
    await calendars.save(disconnecting(connection, requestedAt));
    return { customerIds, calendarOf: household.id };
  }
  return customerIds.length === 0 ? { customerIds, gone: await remove(stores, household.id) } : { customerIds };
}

async function remove({ memberships, personalData }: Stores, householdId: string): Promise<readonly Person[]> {
  const members = await memberships.list(householdId);
  await personalData.removeHome(householdId);
  const gone = [];
  for (const { person } of members) {
    const isLast = (await memberships.homesOf(person.id)).length === 0;
    if (!person.deletionRequestedAt || !isLast) continue;
    await personalData.removePerson(person);
    gone.push(person);
  }
  return gone;
}
