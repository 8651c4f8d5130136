import { isRunning, type Subscription } from '../domain/selling/subscription.ts';
import type { Ports } from '../ports/index.ts';
import type { PaymentEvent } from '../ports/payments.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { HomeFor, OpenAccount } from './open-account.ts';
import type { SyncContract } from './sync-contract.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'payments' | 'clock' | 'ids'> & {
  readonly syncContract: SyncContract;
  readonly openAccount: OpenAccount;
  readonly homeFor: HomeFor;
};
type Input = { readonly customerId: string; readonly event?: PaymentEvent };

/**
 * Updates what we know of a customer from the payment provider. A person who paid without signing in gets an account
 * for their address and a welcome mail, in the language in which they bought. An event takes effect once, however often it arrives. If this throws, the event
 * counts as not received. Returns the household's id, or undefined for a customer without a household.
 */
export const makeSyncCustomer =
  ({ unitOfWork, payments, clock, ids, syncContract, openAccount, homeFor }: Deps) =>
  async ({ customerId, event }: Input): Promise<string | undefined> => {
    const known = await unitOfWork.run(({ customers }) => customers.householdOf(customerId));
    const householdId = known ?? (await adopt(customerId, { unitOfWork, payments, clock, ids, openAccount, homeFor }));
    const subscription = householdId === undefined ? undefined : await syncContract({ householdId });
    if (event) await unitOfWork.run((stores) => note(stores, event, householdId, subscription, { clock, ids }));
    return householdId;
  };

/** Finds or creates the household of a customer that is new to us. */
async function adopt(
  customerId: string,
  { unitOfWork, payments, clock, ids, openAccount, homeFor }: Omit<Deps, 'syncContract'>,
): Promise<string | undefined> {
  const customer = await payments.customer(customerId);
  const { email, householdId, language } = customer ?? {};
  if (householdId !== undefined) return unitOfWork.run((stores) => claim(stores, customerId, householdId));
  // A customer whose subscriptions have all ended gets no account, because they may have deleted theirs.
  if (email === undefined || !(await payments.subscriptionsOf(customerId)).some(isRunning)) return undefined;
  return unitOfWork.run(async (stores) => {
    // While the account is being deleted, this throws: the purchase belongs to the account that will replace it, and the
    // provider repeats the event until that exists.
    const { person } = await openAccount(stores, { email, language });
    const household = await homeFor(stores, person, ({ role }) => role === 'owner');
    const isNew = await stores.customers.addCustomer(customerId, household.id);
    if (isNew) await enqueue(stores, 'send-welcome', household.id, { clock, ids });
    return household.id;
  });
}

/** Saves a customer that we made but failed to save. Its household may have been deleted since. */
async function claim(stores: Stores, customerId: string, householdId: string): Promise<string | undefined> {
  if (!(await stores.households.lock(householdId))) return undefined;
  await stores.customers.addCustomer(customerId, householdId);
  return householdId;
}

async function note(
  stores: Stores,
  event: PaymentEvent,
  householdId: string | undefined,
  subscription: Subscription | undefined,
  deps: Pick<Deps, 'clock' | 'ids'>,
): Promise<void> {
  const isNew = await stores.customers.noteEvent(event.id, deps.clock.now());
  if (!isNew || householdId === undefined || !event.paymentFailed || subscription?.status !== 'past_due') return;
  await enqueue(stores, 'send-payment-problem', householdId, deps);
}

async function enqueue(
  { households, pendingJobs, jobs }: Stores,
  name: 'send-welcome' | 'send-payment-problem',
  householdId: string,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
): Promise<void> {
  if (!(await households.lock(householdId))) return;
  const pendingJobId = ids.next();
  await pendingJobs.add({ id: pendingJobId, householdId, createdAt: clock.now() });
  await jobs.enqueue({ name, data: { pendingJobId } });
}
