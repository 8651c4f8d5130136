import type { JobHandlers, ScheduledHandlers } from '#core/ports/jobs.ts';

/** Job handlers that do nothing. A test replaces those that it needs. */
export const idleHandlers: JobHandlers & ScheduledHandlers = {
  'send-sign-in-link': async () => {},
  'send-welcome': async () => {},
  'send-payment-problem': async () => {},
  'send-email-change': async () => {},
  'update-customers': async () => {},
  'send-calendar-reconnect': async () => {},
  'sync-calendar': async () => {},
  'disconnect-calendar': async () => {},
  'refine-week': async () => {},
  'finish-departure': async () => {},
  'plan-shard': async () => {},
  'send-summaries': async () => {},
  'resume-summaries': async () => {},
  'send-summary-now': async () => {},
  'forget-deleted-entries': async () => {},
  'forget-expired-links': async () => {},
  'forget-old-runs': async () => {},
  'forget-payment-events': async () => {},
  'generate-weeks': async () => {},
  'purge-calendars': async () => {},
  'queue-refinements': async () => {},
  'queue-summaries': async () => {},
  'reconcile-billing': async () => {},
  'step-calendars': async () => {},
};
