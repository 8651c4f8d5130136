import type { JobHandlers, ScheduledHandlers } from '#core/ports/jobs.ts';

/** A worker with nothing to do but what a test puts in its place. */
export const idleHandlers: JobHandlers & ScheduledHandlers = {
  'send-sign-in-link': async () => {},
  'send-welcome': async () => {},
  'send-payment-problem': async () => {},
  'finish-departure': async () => {},
  'forget-expired-links': async () => {},
  'forget-payment-events': async () => {},
  'generate-weeks': async () => {},
  'reconcile-billing': async () => {},
};
