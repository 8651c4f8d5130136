import type { JobHandlers, ScheduledHandlers } from '#core/ports/jobs.ts';
import type { App } from './container.ts';

type Handlers = JobHandlers & ScheduledHandlers;
type Work =
  | 'sendSignInLink'
  | 'sendWelcome'
  | 'sendPaymentProblem'
  | 'resumeDeletion'
  | 'forgetExpiredLinks'
  | 'forgetPaymentEvents'
  | 'generateWeeks'
  | 'reconcileBilling';

/** Which use case does which job. */
export function jobHandlers(app: Pick<App, Work>): Handlers {
  return {
    'send-sign-in-link': app.sendSignInLink,
    'send-welcome': app.sendWelcome,
    'send-payment-problem': app.sendPaymentProblem,
    'finish-departure': app.resumeDeletion,
    'forget-expired-links': app.forgetExpiredLinks,
    'forget-payment-events': app.forgetPaymentEvents,
    'generate-weeks': app.generateWeeks,
    'reconcile-billing': app.reconcileBilling,
  };
}
