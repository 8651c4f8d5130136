import type { Mailer } from '../../ports/mailer.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly mailer: Mailer; readonly baseUrl: string };

/** Tells that a payment failed and is tried again; nothing is told once it is in order. */
export const makeSendPaymentProblem =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ errandId }: { errandId: string }): Promise<void> => {
    const household = await unitOfWork.run(async ({ errands, households }) => {
      const errand = await errands.find(errandId);
      return errand && households.find(errand.householdId);
    });
    if (!household) return;
    if (household.subscription?.status === 'past_due') {
      const link = new URL('/settings?tab=account', baseUrl).href;
      await mailer.send({ kind: 'payment-problem', to: household.email, link });
    }
    await unitOfWork.run(({ errands }) => errands.remove(errandId));
  };
