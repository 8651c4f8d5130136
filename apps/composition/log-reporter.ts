import type { Logger } from 'pino';
import type { Reporter } from '#core/ports/reporter.ts';

/** Reports in the log. What a process waits for is a warning. */
export const logReporter = (logger: Logger): Reporter => ({
  problem: (err, job) => logger.error({ ...job, err }, 'failure in the background'),
  note: (event, data) => logger[event === 'waiting' ? 'warn' : 'info'](data, event),
});
