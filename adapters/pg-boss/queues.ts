import type { PgBoss, Queue } from 'pg-boss';
import type { JobName, ScheduledJobName } from '#core/ports/jobs.ts';
import { isFormer } from './former-names.ts';
import { timetable } from './timetable.ts';

type Policy = Omit<Queue, 'name' | 'policy' | 'partition'>;

const hour = 60 * 60;
const day = 24 * hour;

/**
 * The first retry comes after two to four seconds, and each delay is about twice the last: eleven retries take one to
 * two hours.
 */
const retries = { retryLimit: 11, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

/** The retries after the eleventh come every hour. */
const forADay = { retryLimit: 11 + 23 };

/** A missing heartbeat reveals a killed worker long before the job expires. */
const atOnce: Policy = {
  ...retries,
  notify: true,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  deleteAfterSeconds: day,
};

const policies: Readonly<Record<JobName, Policy>> = {
  'send-sign-in-link': atOnce,
  'send-welcome': atOnce,
  'send-payment-problem': atOnce,
  // The contents come from the payment provider, which may be unavailable.
  'send-premium-started': { ...atOnce, ...forADay },
  'send-premium-ended': { ...atOnce, ...forADay },
  // The law wants a receipt without delay, and no declaration may be lost: retried every hour for a month.
  'send-declaration-receipt': { ...atOnce, retryLimit: 30 * 24 },
  'execute-declaration': { ...atOnce, retryLimit: 30 * 24, expireInSeconds: 5 * 60 },
  'send-reminder-request': atOnce,
  'send-email-change': atOnce,
  'send-email-changed': atOnce,
  'send-access-added': atOnce,
  'send-invitation': atOnce,
  'send-announcements': { ...atOnce, ...forADay },
  'send-joined': atOnce,
  'send-removed': atOnce,
  // Tries of its own follow what a receiver refuses.
  'send-webhooks': { ...atOnce, expireInSeconds: 5 * 60 },
  'send-webhook-paused': atOnce,
  // While the broker is away they end at once: what they would publish follows when it is back.
  'publish-home': atOnce,
  'withdraw-homes': atOnce,
  // The address at the payment provider may follow later.
  'update-customers': { ...atOnce, ...forADay },
  'send-calendar-reconnect': atOnce,
  // Retried for a day, while the calendar's provider may be unavailable.
  'sync-calendar': { ...atOnce, ...forADay, expireInSeconds: 15 * 60 },
  'disconnect-calendar': { ...atOnce, ...forADay, expireInSeconds: 5 * 60 },
  // Not worth more tries: the week has its plan. The next run of the scheduled job finds what was never tried.
  'refine-week': { ...atOnce, retryLimit: 2, retentionSeconds: 12 * hour },
  // The user was promised that the account would be deleted: retried every hour for a month.
  'finish-deletion': { ...atOnce, retryLimit: 30 * 24 },
  // A summary is sent up to a day late, so retries continue for a day: eleven in the first one or two hours, then hourly.
  'send-summaries': { ...atOnce, retryLimit: 11 + 24, expireInSeconds: 15 * 60, heartbeatSeconds: 30 },
  'send-summary-now': atOnce,
  'resume-summaries': { ...atOnce, ...forADay },
  // No user waits for it, and the scheduled job enqueues what is still missing an hour later.
  'plan-shard': {
    ...atOnce,
    retryLimit: 3,
    expireInSeconds: 15 * 60,
    heartbeatSeconds: 30,
    retentionSeconds: 2 * hour,
  },
};

/**
 * How many jobs of one name a server runs at once. Planning and rendering use a processor: the second job works while the
 * first one waits for the database or the mail service. Syncs leave locks for users who sync a day by hand. Receivers of
 * webhooks may be slow, but a person has one turn; the look-up of a slow name occupies one of the process's four threads.
 */
export const concurrency = (name: JobName): number => (few.has(name) ? 2 : name === 'send-webhooks' ? 3 : 4);
const few: ReadonlySet<JobName> = new Set(['plan-shard', 'refine-week', 'send-summaries', 'sync-calendar']);

/** A failed job waits for its next scheduled time. */
const scheduledPolicy = (name: ScheduledJobName): Policy => ({
  retryLimit: 0,
  expireInSeconds: 3 * 60 * 60,
  heartbeatSeconds: 30,
  deleteAfterSeconds: timetable[name] === '* * * * *' ? hour : 7 * day,
});

export const scheduledNames = Object.keys(timetable) as readonly ScheduledJobName[];
export const jobNames = Object.keys(policies) as readonly JobName[];

/** The queue for jobs whose retries are used up. It keeps them for a month, so that a person can inspect them. */
export const failedQueueOf = (queue: string): string => `${queue}.failed`;

/** Creates the queues and schedules, and updates those that differ. Several servers may run it at once. */
export async function makeQueues(boss: PgBoss): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const make = async (name: string, policy: Policy, kind: Pick<Queue, 'policy'> = {}) => {
    const queue = queues.get(name);
    if (!queue) await boss.createQueue(name, { ...policy, ...kind });
    else if (differs(queue, policy)) await boss.updateQueue(name, policy);
  };
  for (const name of jobNames) {
    await make(failedQueueOf(name), { retentionSeconds: 30 * day });
    await make(name, { ...policies[name], deadLetter: failedQueueOf(name) });
  }
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of scheduledNames) {
    // Only one runs at a time. pg-boss can't change this of an existing queue.
    await make(name, scheduledPolicy(name), { policy: 'singleton' });
    if (crons.get(name) !== timetable[name]) await boss.schedule(name, timetable[name]);
  }
  for (const name of crons.keys()) if (isFormer(name)) await boss.unschedule(name);
}

const differs = (queue: Policy, policy: Policy): boolean =>
  (Object.keys(policy) as (keyof Policy)[]).some((key) => queue[key] !== policy[key]);
