import { DomainError } from '../domain/errors.ts';
import { newHousehold } from '../domain/household.ts';
import { isRunning, type Subscription } from '../domain/subscription.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { PaymentEvent, Payments } from '../ports/payments.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';
import type { SettleSubscription } from './settle-subscription.ts';

export type FollowCustomer = ReturnType<typeof makeFollowCustomer>;

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settleSubscription: SettleSubscription;
};
type Input = { readonly customerId: string; readonly event?: PaymentEvent };

/**
 * Brings what we know of a customer to what the payment provider knows. Somebody who paid without being signed in gets an
 * account by their address and a welcome mail. With an event it acts once for each, however often that arrives; when it
 * throws, nothing of the event has been noted. Answers the household, if the customer belongs to one.
 */
export const makeFollowCustomer =
  ({ unitOfWork, payments, clock, ids, settleSubscription }: Deps) =>
  async ({ customerId, event }: Input): Promise<string | undefined> => {
    const known = await unitOfWork.run((stores) => stores.payments.householdOf(customerId));
    const householdId = known ?? (await adopt(customerId, { unitOfWork, payments, clock, ids }));
    const subscription = householdId === undefined ? undefined : await settleSubscription({ householdId });
    if (event) await unitOfWork.run((stores) => note(stores, event, householdId, subscription, { clock, ids }));
    return householdId;
  };

/** Finds or makes the household of a customer that we have not met before. */
async function adopt(
  customerId: string,
  { unitOfWork, payments, clock, ids }: Pick<Deps, 'unitOfWork' | 'payments' | 'clock' | 'ids'>,
): Promise<string | undefined> {
  const customer = await payments.customer(customerId);
  const { email, householdId } = customer ?? {};
  if (householdId !== undefined) return unitOfWork.run((stores) => claim(stores, customerId, householdId));
  // What has ended makes no account: its owner may have deleted it.
  if (email === undefined || !(await payments.subscriptionsOf(customerId)).some(isRunning)) return undefined;
  return unitOfWork.run(async (stores) => {
    const household = await stores.households.addUnlessKnown(newHousehold(ids.next(), email, clock.now()));
    const current = await stores.households.lock(household.id);
    // What was bought now is for the account that comes after: the provider tells again until it can be made.
    if (!current || current.leavingSince) throw new DomainError('account_leaving');
    const isNew = await stores.payments.addCustomer(customerId, household.id);
    if (isNew) await send(stores, 'send-welcome', household.id, { clock, ids });
    return household.id;
  });
}

/** We made the customer, though we did not come to keep it; its household may be gone since. */
async function claim(stores: Stores, customerId: string, householdId: string): Promise<string | undefined> {
  if (!(await stores.households.lock(householdId))) return undefined;
  await stores.payments.addCustomer(customerId, householdId);
  return householdId;
}

async function note(
  stores: Stores,
  event: PaymentEvent,
  householdId: string | undefined,
  subscription: Subscription | undefined,
  deps: Pick<Deps, 'clock' | 'ids'>,
): Promise<void> {
  const isNew = await stores.payments.noteEvent(event.id, deps.clock.now());
  if (!isNew || householdId === undefined || !event.paymentFailed || subscription?.status !== 'past_due') return;
  await send(stores, 'send-payment-problem', householdId, deps);
}

async function send(
  { households, errands, jobs }: Stores,
  name: 'send-welcome' | 'send-payment-problem',
  householdId: string,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
): Promise<void> {
  if (!(await households.lock(householdId))) return;
  const errandId = ids.next();
  await errands.add({ id: errandId, householdId, createdAt: clock.now() });
  await jobs.enqueue({ name, data: { errandId } });
}
