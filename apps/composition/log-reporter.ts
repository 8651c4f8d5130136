import type { Logger } from 'pino';
import type { Reporter } from '#core/ports/reporter.ts';
import { type Misspelt, misspeltSentence } from './settings/misspelt.ts';

/** Says at the start which variables look like settings and aren't. */
export function logMisspelt(logger: Logger, misspelt: readonly Misspelt[]): void {
  for (const each of misspelt) logger.warn(each, misspeltSentence(each));
}

/** Reports in the log. What a process waits for is a warning, and so is a broker that is away. */
export const logReporter = (logger: Logger): Reporter => ({
  problem: (err, job) => logger.error({ ...job, err }, 'failure in the background'),
  note: (event, data) => logger[event === 'waiting' || data.isConnected === false ? 'warn' : 'info'](data, event),
});
