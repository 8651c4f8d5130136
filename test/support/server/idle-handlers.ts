import type { JobHandlers, ScheduledHandlers } from '#core/ports/jobs.ts';

/** Job handlers that do nothing. A test replaces those that it needs. */
export const idleHandlers: JobHandlers & ScheduledHandlers = {
  'send-sign-in-link': async () => {},
  'send-welcome': async () => {},
  'send-payment-problem': async () => {},
  'finish-departure': async () => {},
  'plan-shard': async () => {},
  'forget-deleted-entries': async () => {},
  'forget-expired-links': async () => {},
  'forget-payment-events': async () => {},
  'generate-weeks': async () => {},
  'reconcile-billing': async () => {},
};
