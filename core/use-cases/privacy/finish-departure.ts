import type { Payments } from '#core/ports/payments.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly payments: Payments };

/** Cancels what a leaving household pays for, and then removes all that is stored of it. May be begun again at any point. */
export const makeFinishDeparture =
  ({ unitOfWork, payments }: Deps) =>
  async ({ errandId }: { errandId: string }): Promise<void> => {
    const leaving = await unitOfWork.run(async ({ errands, households, payments: known }) => {
      const errand = await errands.find(errandId);
      const household = errand && (await households.find(errand.householdId));
      return household && { household, customerIds: await known.customersOf(household.id) };
    });
    if (!leaving) return;
    for (const customerId of leaving.customerIds) await payments.forgetCustomer(customerId);
    await unitOfWork.run(async ({ households, personalData }) => {
      // Whoever is about to write something about the household is let finish, and who comes later finds none.
      if (await households.lock(leaving.household.id)) await personalData.remove(leaving.household);
    });
  };
