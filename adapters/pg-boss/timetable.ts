import type { ScheduledJobName } from '#core/ports/jobs.ts';

/** When scheduled jobs run: cron expressions, UTC. */
export const timetable: Readonly<Record<ScheduledJobName, string>> = {
  'forget-deleted-entries': '31 3 * * *',
  'forget-expired-links': '17 * * * *',
  'forget-files': '45 3 * * *',
  'forget-old-runs': '35 3 * * *',
  'forget-payment-events': '23 3 * * *',
  'generate-weeks': '40 * * * *',
  'purge-calendars': '50 * * * *',
  'queue-refinements': '50 * * * *',
  'queue-summaries': '* * * * *',
  'reconcile-billing': '10 4 * * *',
  'send-pushes': '* * * * *',
  'step-calendars': '5 2 * * *',
};
