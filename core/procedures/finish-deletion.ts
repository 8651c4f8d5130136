import type { Payments } from '../ports/payments.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';

export type FinishDeletion = ReturnType<typeof makeFinishDeletion>;

type Deps = { readonly unitOfWork: UnitOfWork; readonly payments: Payments };

/** Cancels what a leaving household pays for, and then removes all that is stored of it. May be begun again at any point. */
export const makeFinishDeletion =
  ({ unitOfWork, payments }: Deps) =>
  async ({ errandId }: { errandId: string }): Promise<void> => {
    const forgotten = new Set<string>();
    for (;;) {
      const left = await unitOfWork.run((stores) => removeUnlessPaying(stores, errandId, forgotten));
      if (left.length === 0) return;
      for (const customerId of left) {
        await payments.forgetCustomer(customerId);
        forgotten.add(customerId);
      }
    }
  };

/** Answers the customers who are to be forgotten first; there may be more of them by the time that the others are. */
async function removeUnlessPaying(
  { errands, households, payments, personalData }: Stores,
  errandId: string,
  forgotten: ReadonlySet<string>,
): Promise<readonly string[]> {
  const errand = await errands.find(errandId);
  // Whoever is about to write something about the household is let finish, and who comes later finds none.
  const household = errand && (await households.lock(errand.householdId));
  if (!household) return [];
  const left = (await payments.customersOf(household.id)).filter((customerId) => !forgotten.has(customerId));
  if (left.length === 0) await personalData.remove(household);
  return left;
}
