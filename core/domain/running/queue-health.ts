import { pluralise } from '../text/pluralise.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** What an operator wants to know about the queue. */
type QueueHealth = {
  /** Seconds since the job that runs every minute last ran; undefined if it has not run within an hour. */
  readonly lastRunSeconds: number | undefined;
  /** How long the oldest sign-in mail has waited; 0 if none does. */
  readonly signInMailSeconds: number;
  /** Jobs whose retries are used up. */
  readonly failedJobs: number;
  /** Households that the runs of the last day failed to handle. */
  readonly failedHouseholds: number;
  /** Whether a queue that no process runs is a failure, as in production. */
  readonly mustRun: boolean;
};

/** In seconds. The job that runs every minute may begin half a minute late. */
const limits = { silence: 180, signInMail: 60 } as const;

/** Judges whether a process runs the queue, and what waits or failed in it. Reports the worst thing only. */
export function judgeQueue(queue: QueueHealth): Finding {
  const { lastRunSeconds, signInMailSeconds, failedJobs, failedHouseholds } = queue;
  if (lastRunSeconds === undefined || lastRunSeconds > limits.silence) {
    const last =
      lastRunSeconds === undefined ? 'not within the last hour' : `${Math.round(lastRunSeconds / 60)} minutes ago`;
    return (queue.mustRun ? fail : warn)(
      `No process runs the queue, so no mail is sent. It last ran ${last}.`,
      'Start the server without RUN_WORKER=false, or a worker: `upkept worker`. After a start, wait two minutes and check again.',
    );
  }
  if (signInMailSeconds > limits.signInMail)
    return fail(
      `A sign-in mail has been waiting for ${Math.round(signInMailSeconds)} seconds. Its link expires.`,
      'Look at the check `mail` and at the worker’s log.',
    );
  if (failedJobs > 0)
    return warn(
      `${pluralise(failedJobs, 'job')} failed, and the retries are used up.`,
      'See `upkept jobs failed`; once the cause is fixed, run `upkept jobs retry --all`.',
    );
  if (failedHouseholds > 0)
    return warn(
      `${pluralise(failedHouseholds, 'household')} of the last day got no plan or no summary.`,
      'See `upkept weeks status` and the worker’s log.',
    );
  return ok('A process runs the queue, and nothing in it waits or failed.');
}
