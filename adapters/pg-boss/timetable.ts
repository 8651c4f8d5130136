import type { ScheduledJobName } from '#core/ports/jobs.ts';

/** When scheduled jobs run: cron expressions, UTC. */
export const timetable: Readonly<Record<ScheduledJobName, string>> = {
  'delete-expired-entries': '31 3 * * *',
  'delete-expired-files': '45 3 * * *',
  'delete-expired-links': '17 * * * *',
  'delete-expired-payment-events': '23 3 * * *',
  'delete-expired-runs': '35 3 * * *',
  'generate-weeks': '40 * * * *',
  'purge-calendars': '50 * * * *',
  'queue-calendar-syncs': '5 2 * * *',
  'queue-refinements': '50 * * * *',
  'queue-summaries': '* * * * *',
  'reconcile-billing': '10 4 * * *',
  'remind-declarations': '27 * * * *',
  'send-guide-reminders': '33 * * * *',
  'send-pushes': '* * * * *',
};
