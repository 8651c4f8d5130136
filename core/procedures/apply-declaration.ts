import type { Declaration } from '../domain/selling/declaration.ts';
import { withdrawalRefunds } from '../domain/selling/withdrawal.ts';
import type { Ports } from '../ports/index.ts';
import type { makeHomeOfContract } from './home-of-contract.ts';
import type { SyncContract } from './sync-contract.ts';

export type ApplyDeclaration = ReturnType<typeof makeApplyDeclaration>;

type Deps = Pick<Ports, 'unitOfWork' | 'payments' | 'locks' | 'clock' | 'reporter'> & {
  readonly syncContract: SyncContract;
  readonly homeOfContract: ReturnType<typeof makeHomeOfContract>;
};
type Accepted = Declaration & { readonly subscriptionId: string };

/**
 * Does at the payment provider what a buyer declared. It may be interrupted and called again at any point, also by
 * several callers: each step looks at what has been done, and only the last one marks the declaration as done.
 */
export const makeApplyDeclaration =
  (deps: Deps) =>
  ({ declarationId }: { readonly declarationId: string }): Promise<void> =>
    // The provider forgets repeated requests after a day, so two callers must not refund at once.
    deps.locks.hold(`declaration ${declarationId}`, async () => {
      const { unitOfWork, payments, clock, syncContract, homeOfContract } = deps;
      const declaration = await unitOfWork.run(({ declarations }) => declarations.find(declarationId));
      if (!isAccepted(declaration)) return;
      if (declaration.kind === 'cancellation') await payments.endAtPeriodEnd(declaration.subscriptionId);
      else await withdraw(declaration, deps);
      const household = await unitOfWork.run((stores) =>
        homeOfContract(stores, declaration.email, declaration.subscriptionId),
      );
      if (household) await syncContract({ householdId: household.id });
      await unitOfWork.run(async ({ declarations }) => {
        const current = await declarations.lock(declarationId);
        if (isAccepted(current)) await declarations.save({ ...current, state: 'done', doneAt: clock.now() });
      });
    });

const isAccepted = (declaration: Declaration | undefined): declaration is Accepted =>
  declaration?.state === 'accepted' && declaration.subscriptionId !== undefined;

/** Refunds first: once the subscription has ended, nothing else would remind anyone of the refund. */
async function withdraw(declaration: Accepted, { unitOfWork, payments, reporter }: Deps): Promise<void> {
  const { subscriptionId, declaredAt } = declaration;
  const purchase = await payments.purchase(subscriptionId);
  const leaveToPerson = (what: string) =>
    reporter.problem(new Error(`${subscriptionId} was withdrawn from; refund ${what} by hand`));
  if (!purchase) leaveToPerson('what was paid');
  else {
    const { askedToStart, price } = purchase;
    const refunds = withdrawalRefunds(purchase.payments, { declaredAt, askedToStart });
    await unitOfWork.run(async ({ declarations }) => {
      const current = await declarations.lock(declaration.id);
      // After an interruption, the remaining refunds are not the whole sum.
      if (!current || current.refund) return;
      const minor = refunds.reduce((sum, { amount }) => sum + amount, 0);
      await declarations.save({ ...current, refund: { minor, currency: price.currency } });
    });
    for (const { paymentId, amount } of refunds) {
      if (!(await payments.refundPayment(paymentId, amount))) leaveToPerson(`${amount} of ${paymentId}`);
    }
  }
  await payments.withdraw(subscriptionId);
}
