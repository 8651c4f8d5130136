import { makeCompleteCheckout } from './complete-checkout.ts';
import { makeDeleteExpiredPaymentEvents } from './delete-expired-payment-events.ts';
import { makeHandlePaymentEvent } from './handle-payment-event.ts';
import { makeOpenPortal } from './open-portal.ts';
import { makeReconcileBilling } from './reconcile-billing.ts';
import { makeSendPaymentProblem } from './send-payment-problem.ts';
import { makeSendWelcome } from './send-welcome.ts';
import { makeStartCheckout } from './start-checkout.ts';

export const billingUseCases = {
  completeCheckout: makeCompleteCheckout,
  deleteExpiredPaymentEvents: makeDeleteExpiredPaymentEvents,
  handlePaymentEvent: makeHandlePaymentEvent,
  openPortal: makeOpenPortal,
  reconcileBilling: makeReconcileBilling,
  sendPaymentProblem: makeSendPaymentProblem,
  sendWelcome: makeSendWelcome,
  startCheckout: makeStartCheckout,
};
