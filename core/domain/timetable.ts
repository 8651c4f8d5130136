/** What is done by the clock: cron expressions, UTC. Each may be done twice without harm. */
export const timetable = {
  'forget-expired-links': '17 * * * *',
  'forget-payment-events': '23 3 * * *',
  'generate-weeks': '40 2 * * *',
  'reconcile-billing': '10 4 * * *',
} as const;
export type ScheduledJobName = keyof typeof timetable;
