import type { JobHandlers, ScheduledHandlers } from '#core/ports/jobs.ts';
import type { UseCases } from '#core/use-cases/index.ts';

/** The use case that handles each job. */
export const jobHandlers = (useCases: UseCases): JobHandlers & ScheduledHandlers => ({
  'send-sign-in-link': useCases.sendSignInLink,
  'send-welcome': useCases.sendWelcome,
  'send-payment-problem': useCases.sendPaymentProblem,
  'finish-departure': useCases.resumeDeletion,
  'plan-shard': async (shard) => void (await useCases.generateWeeks(shard)),
  'forget-deleted-entries': useCases.forgetDeletedEntries,
  'forget-expired-links': useCases.forgetExpiredLinks,
  'forget-payment-events': useCases.forgetPaymentEvents,
  'generate-weeks': useCases.queueWeeks,
  'reconcile-billing': useCases.reconcileBilling,
});
