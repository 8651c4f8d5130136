import { disconnecting, disconnectionPatienceMs } from '../domain/calendar/connection.ts';
import { deletionMark } from '../domain/deletion-mark.ts';
import { filesLock } from '../domain/files/files-lock.ts';
import type { Household } from '../domain/household.ts';
import type { Ports } from '../ports/index.ts';
import type { JobData } from '../ports/jobs.ts';
import { sendOrGiveUp } from '../ports/mailer.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { FinishDisconnection } from './calendar/finish-disconnection.ts';
import type { CarryOut } from './carry-out.ts';

export type FinishDeletion = ReturnType<typeof makeFinishDeletion>;

type Deps = Pick<
  Ports,
  'unitOfWork' | 'payments' | 'clock' | 'deletionList' | 'digest' | 'reporter' | 'mailer' | 'locks' | 'fileStore'
> & {
  readonly carryOut: CarryOut;
  readonly finishDisconnection: FinishDisconnection;
};

/**
 * Notes the deletion of a household whose deletion was requested, cancels its subscriptions, deletes its calendar and
 * its files, then removes everything stored about it. The owner gets a mail, unless there was one already. When it throws, it can be
 * called again and continues where it stopped.
 */
export const makeFinishDeletion =
  (deps: Deps) =>
  async ({ pendingJobId, wasTold }: JobData['finish-departure']): Promise<void> => {
    const { unitOfWork, payments, clock, finishDisconnection } = deps;
    const household = await unitOfWork.run(async ({ pendingJobs, households }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && households.find(pendingJob.householdId);
    });
    if (!household) return;
    await note(household.id, clock.now(), deps);
    // An upload that is under way ends first. Later ones find that the household is leaving.
    await deps.locks.hold(filesLock(household.id), () => deps.fileStore.removeAll(household.id));
    // A refund that was declared needs the customer at the payment provider.
    for (const { id, state } of await unitOfWork.run(({ declarations }) => declarations.list(household.email)))
      if (state === 'accepted') await deps.carryOut({ declarationId: id });
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
      else if (customerIds.length === 0) return wasTold ? undefined : sendDeleted(household, pendingJobId, deps);
    }
  };

/** Notes the deletion where a restored backup can't revert it. A list that can't be written delays no deletion. */
async function note(
  householdId: string,
  now: Date,
  { deletionList, digest, reporter }: Pick<Deps, 'deletionList' | 'digest' | 'reporter'>,
): Promise<void> {
  const mark = deletionMark(householdId, digest.sha256);
  try {
    await deletionList.add(mark, now);
  } catch (cause) {
    // The log then serves as the list.
    reporter.problem(new Error(`The list of deletions could not be written: deleted ${mark}`, { cause }));
  }
}

/** Confirms the deletion. A mail that can't be sent doesn't bring the account back. */
async function sendDeleted(
  { email }: Household,
  pendingJobId: string,
  { mailer, reporter }: Pick<Deps, 'mailer' | 'reporter'>,
): Promise<void> {
  try {
    await sendOrGiveUp(mailer, { kind: 'account-deleted', id: pendingJobId, to: email });
  } catch (error) {
    reporter.problem(error);
  }
}

/** What has to be undone at other companies first. */
type Bonds = { readonly customerIds: readonly string[]; readonly calendarOf?: string };

/**
 * Removes the household once the payment provider has deleted all its customers and its calendar is deleted. Returns
 * what remains, since more may have been added meanwhile.
 */
async function removeUnlessBound(
  { pendingJobs, households, customers, calendars, personalData }: Stores,
  pendingJobId: string,
  forgotten: ReadonlySet<string>,
  now: Date,
): Promise<Bonds> {
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
  if (customerIds.length === 0) await personalData.remove(household);
  return { customerIds };
}
