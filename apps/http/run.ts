import type { Middleware } from 'koa';
import pino from 'pino';
import { type Config, ConfigError, readConfig } from '#apps/composition/config.ts';
import { makeLogger } from './logger.ts';
import { startServer } from './server.ts';

/**
 * Starts the server with the settings of the environment, prints its address, and stops it on SIGINT and SIGTERM.
 * `makeWeb` returns the middleware that serves the web app.
 */
export async function runServer(makeWeb: (config: Config) => Promise<Middleware>): Promise<void> {
  try {
    const config = readConfig();
    const logger = makeLogger(config.logLevel, pino.destination(2));
    const starting = startServer({ config, logger, web: await makeWeb(config) });
    // Handles signals while the server still starts. If the process simply exited, a database that it has started would
    // keep running.
    stopOnSignals(async () => {
      await (await starting).close();
      logger.info('stopped');
    });
    const { sandboxUrl } = await starting;
    process.stdout.write(`Upkept is ready on ${config.publicUrl}\n`);
    if (sandboxUrl) process.stdout.write(`The mail it sends is in ${sandboxUrl}/inbox\n`);
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are not right:\n${error.message}`;
  return `Upkept could not start. ${error instanceof Error ? error.message : String(error)}`;
}

/** Stops on the first signal, and exits at once on the second. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
