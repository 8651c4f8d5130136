import type { Clock } from '#core/ports/clock.ts';
import type { Ids } from '#core/ports/ids.ts';
import type { LinkTokens } from '#core/ports/link-tokens.ts';
import type { Mailer } from '#core/ports/mailer.ts';
import type { Payments } from '#core/ports/payments.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { makeCompleteCheckout } from '#core/use-cases/billing/complete-checkout.ts';
import { makeFollowCustomer } from '#core/use-cases/billing/follow-customer.ts';
import { makeForgetPaymentEvents } from '#core/use-cases/billing/forget-payment-events.ts';
import { makeHandlePaymentEvent } from '#core/use-cases/billing/handle-payment-event.ts';
import { makeOpenPortal } from '#core/use-cases/billing/open-portal.ts';
import { makeReadSubscription } from '#core/use-cases/billing/read-subscription.ts';
import { makeReconcileBilling } from '#core/use-cases/billing/reconcile-billing.ts';
import { makeSendPaymentProblem } from '#core/use-cases/billing/send-payment-problem.ts';
import { makeSendWelcome } from '#core/use-cases/billing/send-welcome.ts';
import { makeStartCheckout } from '#core/use-cases/billing/start-checkout.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly linkTokens: LinkTokens;
  readonly linkMinutes: number;
  readonly baseUrl: string;
  readonly payments: Payments;
  readonly onError: (error: unknown) => void;
};

/** What concerns payment, put together as the application does it. */
export function billingUseCases(deps: Deps) {
  const readSubscription = makeReadSubscription(deps);
  const followCustomer = makeFollowCustomer({ ...deps, readSubscription });
  return {
    readSubscription,
    followCustomer,
    startCheckout: makeStartCheckout({ ...deps, readSubscription }),
    completeCheckout: makeCompleteCheckout({ ...deps, followCustomer }),
    openPortal: makeOpenPortal(deps),
    handlePaymentEvent: makeHandlePaymentEvent({ ...deps, followCustomer }),
    reconcileBilling: makeReconcileBilling({ ...deps, followCustomer }),
    forgetPaymentEvents: makeForgetPaymentEvents(deps),
    sendWelcome: makeSendWelcome(deps),
    sendPaymentProblem: makeSendPaymentProblem(deps),
  };
}
