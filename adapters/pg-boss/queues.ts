import type { PgBoss, Queue } from 'pg-boss';
import type { JobName, ScheduledJobName } from '#core/ports/jobs.ts';
import { timetable } from './timetable.ts';

type Policy = Omit<Queue, 'name' | 'policy' | 'partition'>;

const day = 24 * 60 * 60;

/** After one or two seconds, then about twice as long each time, up to an hour: eleven times within an hour. */
const retries = { retryLimit: 11, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

/** A worker that was killed is noticed by its missing heartbeat long before the job expires. */
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
  // The user was promised that the account would be deleted: retried every hour for a month.
  'finish-departure': { ...atOnce, retryLimit: 30 * 24 },
};

/** One that fails waits for its next turn; of two that come at once, one is done. */
const scheduledPolicy: Omit<Queue, 'name' | 'partition'> = {
  policy: 'singleton',
  retryLimit: 0,
  expireInSeconds: 3 * 60 * 60,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 7 * day,
};

export const scheduledNames = Object.keys(timetable) as readonly ScheduledJobName[];
export const jobNames = Object.keys(policies) as readonly JobName[];

/** Where a job goes once its retries are used up; kept for a month, for a person to look at. */
export const putAside = (name: JobName): string => `${name}.failed`;

/** Brings the queues to their policies, whatever an older version of us left; safe to run on many servers at once. */
export async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const policy = { ...policies[name], deadLetter: putAside(name) };
    await boss.createQueue(putAside(name), { retentionSeconds: 30 * day });
    await boss.createQueue(name, policy);
    await boss.updateQueue(name, policy);
  }
  for (const name of scheduledNames) {
    await boss.createQueue(name, scheduledPolicy);
    await boss.schedule(name, timetable[name]);
  }
}
