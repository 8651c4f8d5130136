import type { PgBoss } from 'pg-boss';
import type { JobName, ScheduledJobName } from '#core/ports/jobs.ts';

type Name = JobName | ScheduledJobName;

/**
 * The names that jobs had in the previous version, whose queues workers serve too: jobs may still wait there, and a
 * server of that version may add some. The version after removes a line.
 */
const formerNames: Readonly<Partial<Record<Name, string>>> = {
  'delete-expired-entries': 'forget-deleted-entries',
  'delete-expired-files': 'forget-files',
  'delete-expired-links': 'forget-expired-links',
  'delete-expired-payment-events': 'forget-payment-events',
  'delete-expired-runs': 'forget-old-runs',
  'execute-declaration': 'carry-out-declaration',
  'finish-deletion': 'finish-departure',
  'queue-calendar-syncs': 'step-calendars',
};

/** The queues of a job: its own, and the one of its former name. */
export const queuesOf = (name: Name): readonly string[] => {
  const former = formerNames[name];
  return former === undefined ? [name] : [name, former];
};

/** Returns which of a job's queues the database has. One that the previous version didn't make has no queue of that name. */
export async function findQueues(boss: PgBoss): Promise<(name: Name) => readonly string[]> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  return (name) => queuesOf(name).filter((queue) => known.has(queue));
}

/** Whether a schedule is for a job of the former name, which would run beside the job of the new one. */
export const isFormer = (name: string): boolean => Object.values(formerNames).includes(name);
