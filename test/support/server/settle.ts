import type { Knex } from 'knex';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import type { startServer } from '#apps/http/server.ts';

/** A job, or an event of a stand-in such as `stripe: invoice.paid`. */
type Ran = { readonly name: string; readonly succeeded: boolean };

export type Settle = (options?: {
  /** Also what waits now for its time, such as a retry; not what comes to wait meanwhile. */
  readonly later?: boolean;
}) => Promise<readonly Ran[]>;

type Running = Pick<Awaited<ReturnType<typeof startServer>>, 'app' | 'sandbox'>;

/**
 * Returns what runs everything that is due in a server without background: its jobs and the events that the stand-ins
 * owe it, in the order in which they came up, until nothing is left.
 */
export function makeSettle({ app, sandbox }: Running, knex: Knex): Settle {
  return async ({ later = false } = {}) => {
    const ran: Ran[] = [];
    if (later) {
      await knex.raw(`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
      sandbox?.passTime();
    }
    for (let count = -1; count < ran.length; ) {
      count = ran.length;
      for await (const job of app.jobs.worker.runDue(jobHandlers(app))) {
        ran.push(job);
        if (!job.succeeded) await knex.raw(keepWaiting);
      }
      for await (const event of sandbox?.runDue() ?? []) ran.push(event);
    }
    await knex.raw(keepWaiting);
    return ran;
  };
}

/** The queue's clock is the machine's: on a busy one, what waits for two seconds could come due during a test. */
const keepWaiting = `
  update pgboss.job set start_after = now() + interval '1 day'
   where state in ('created', 'retry') and start_after between now() and now() + interval '1 hour'`;
