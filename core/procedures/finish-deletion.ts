import { disconnecting, disconnectionPatienceMs } from '../domain/calendar/connection.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { FinishDisconnection } from './calendar/finish-disconnection.ts';
import type { NoteDeletion } from './note-deletion.ts';

export type FinishDeletion = ReturnType<typeof makeFinishDeletion>;

type Deps = Pick<Ports, 'unitOfWork' | 'payments' | 'clock'> & {
  readonly noteDeletion: NoteDeletion;
  readonly finishDisconnection: FinishDisconnection;
};

/**
 * Notes the deletion of a household whose deletion was requested, cancels its subscriptions, deletes its calendar, then
 * removes everything stored about it, and its people whose accounts are being deleted. When it throws, it can be called again and continues where it stopped.
 */
export const makeFinishDeletion =
  ({ unitOfWork, payments, clock, finishDisconnection, noteDeletion }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    await noteDeletion({ kind: 'home', id: pendingJob.householdId });
    const forgotten = new Set<string>();
    for (;;) {
      const { customerIds, calendarOf } = await unitOfWork.run((stores) =>
        removeUnlessBound(stores, pendingJobId, forgotten, clock.now()),
      );
      for (const customerId of customerIds) {
        await payments.forgetCustomer(customerId);
        forgotten.add(customerId);
      }
      if (calendarOf !== undefined) await finishDisconnection({ householdId: calendarOf });
      else if (customerIds.length === 0) return;
    }
  };

/** What has to be undone at other companies first. */
type Bonds = { readonly customerIds: readonly string[]; readonly calendarOf?: string };

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
  if (customerIds.length === 0) await remove(stores, household.id);
  return { customerIds };
}

async function remove({ memberships, personalData }: Stores, householdId: string): Promise<void> {
  const members = await memberships.list(householdId);
  await personalData.removeHome(householdId);
  for (const { person } of members) {
    const isLast = (await memberships.homesOf(person.id)).length === 0;
    if (person.deletionRequestedAt && isLast) await personalData.removePerson(person);
  }
}
