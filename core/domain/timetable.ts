/** What is done by the clock: cron expressions, UTC. Each may be done twice without harm. */
export const timetable = {
  'forget-expired-links': '17 * * * *',
  'generate-weeks': '40 2 * * *',
} as const;
export type ScheduledJobName = keyof typeof timetable;
