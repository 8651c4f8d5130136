import type { ScheduledJobName } from '#core/ports/jobs.ts';

/** When scheduled jobs run: cron expressions, UTC. */
export const timetable: Readonly<Record<ScheduledJobName, string>> = {
  'forget-deleted-entries': '31 3 * * *',
  'forget-expired-links': '17 * * * *',
  'forget-payment-events': '23 3 * * *',
  'generate-weeks': '40 * * * *',
  'reconcile-billing': '10 4 * * *',
};
