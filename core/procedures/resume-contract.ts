import { DomainError } from '../domain/errors.ts';
import { canTakeBack } from '../domain/selling/declaration.ts';
import { isRunning, type Subscription } from '../domain/selling/subscription.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { SyncContract } from './sync-contract.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'payments' | 'locks'> & { readonly syncContract: SyncContract };

/**
 * Takes back every cancellation of a household's contract, so that it is renewed. It may be interrupted and called again.
 * Throws `no_subscription` if the contract has ended.
 */
export const makeResumeContract =
  ({ unitOfWork, payments, locks, syncContract }: Deps) =>
  async (householdId: string): Promise<void> => {
    const { subscription, ids } = await unitOfWork.run((stores) => cancellationsOf(stores, householdId));
    // What is being carried out ends first; what has yet to be is then no longer accepted.
    for (const id of ids)
      await locks.hold(`declaration ${id}`, () =>
        unitOfWork.run(async ({ declarations }) => {
          const current = await declarations.lock(id);
          if (!current || !canTakeBack(current, subscription)) return;
          const { doneAt: _, ...taken } = current;
          await declarations.save({ ...taken, state: 'taken_back' });
        }),
      );
    await payments.resume(subscription.id);
    await syncContract({ householdId });
  };

async function cancellationsOf(
  { households, memberships, declarations }: Stores,
  householdId: string,
): Promise<{ readonly subscription: Subscription; readonly ids: readonly string[] }> {
  const { subscription } = (await households.find(householdId)) ?? {};
  if (!subscription || !isRunning(subscription)) throw new DomainError('no_subscription');
  const declared = [];
  for (const { person } of await memberships.list(householdId))
    declared.push(...(await declarations.list(person.email)));
  return { subscription, ids: declared.filter((each) => canTakeBack(each, subscription)).map(({ id }) => id) };
}
