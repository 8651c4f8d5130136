import { setTimeout as sleep } from 'node:timers/promises';
import type { Middleware } from 'koa';
import pino from 'pino';
import { type Config, readConfig } from '#apps/composition/config.ts';
import { makeLogger } from '#apps/composition/logger.ts';
import { onStopSignal } from '#apps/composition/on-stop-signal.ts';
import { release } from '#apps/composition/release.ts';
import { processLimits } from '#core/domain/running/time-limits.ts';
import { startServer } from './server.ts';
import { startFailure } from './start-failure.ts';

/**
 * Starts the server with the settings of the environment, prints its address or logs it, and stops it on SIGINT and
 * SIGTERM, also while it starts. `makeWeb` returns the middleware that serves the web app.
 */
export async function runServer(makeWeb: (config: Config) => Promise<Middleware>): Promise<void> {
  let config: Config | undefined;
  const stopping = new AbortController();
  try {
    config = readConfig();
    const logger = makeLogger(config.logLevel, pino.destination(2));
    const starting = startServer({ config, logger, web: await makeWeb(config), stopped: stopping.signal });
    // If the process simply exited, a database that it has started would keep running.
    stopOnSignals(
      async () => {
        stopping.abort();
        const server = await starting.catch(() => undefined);
        await server?.close();
        logger.info('stopped');
      },
      logger.error.bind(logger, 'stopped without waiting any longer'),
    );
    const { sandboxUrl } = await starting;
    // In production, everything that a process prints is the log.
    if (config.production) logger.info({ ...release, url: config.publicUrl }, 'Upkept is ready');
    else process.stdout.write(`Upkept is ready on ${config.publicUrl}\n`);
    if (sandboxUrl) process.stdout.write(`The mail it sends is in ${sandboxUrl}/inbox\n`);
  } catch (error) {
    // The handler of the signal ends the process.
    if (stopping.signal.aborted) return;
    process.stderr.write(`${startFailure(error, config)}\n`);
    process.exit(1);
  }
}

/** Stops on the first signal. Exits when the stop takes too long. */
function stopOnSignals(stop: () => Promise<void>, giveUp: () => void): void {
  onStopSignal(() => {
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
    void sleep(processLimits.stopMs).then(() => {
      giveUp();
      process.exit(1);
    });
  });
}
