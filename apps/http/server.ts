import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Middleware } from 'koa';
import type { Config } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { listen } from '#apps/composition/listen.ts';
import { missingCompany } from '#apps/composition/missing-company.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { reportMailProblem } from '#apps/composition/report-mail-problem.ts';
import { serveMetrics } from '#apps/composition/serve-metrics.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import { createApp } from './app.ts';
import { startWorker } from './start-worker.ts';
import type { Logger } from './state.ts';

/** How long closing waits for running requests, and how long an idle connection stays open. */
type Patience = { readonly runningMs: number; readonly idleMs: number };

type Options = {
  readonly config: Config;
  readonly logger: Logger;
  readonly web: Middleware;
  readonly overrides?: Partial<App>;
  readonly patience?: Patience;
};

export type RunningServer = {
  /** The port that it listens on. The system chooses it if the settings say 0. */
  readonly port: number;
  /** The port of the metrics; undefined when they aren't served. */
  readonly metricsPort: number | undefined;
  /** The sandbox's address; undefined when no stand-in runs. */
  readonly sandboxUrl: string | undefined;
  /** Waits for running requests and jobs, then closes everything. */
  close(): Promise<void>;
};

/** Starts all parts of a server in order. If one fails, stops those that were started. */
export async function startServer({
  config,
  logger,
  web,
  overrides,
  patience = { runningMs: 3_000, idleMs: 5_000 },
}: Options): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await closer().catch((err: unknown) => logger.error({ err }, 'could not close'));
    }
  };
  try {
    const reporter: Reporter = {
      problem: (err) => logger.error({ err }, 'failure in the background'),
      note: (event, data) => logger.info(data, event),
    };
    const missing = missingCompany(config);
    if (missing.length > 0) logger.warn({ missing }, 'the site does not say who runs it');
    const { app, environment } = await openApp({ config, startsSandbox: true, reporter, overrides });
    closers.push(() => app.close());
    await app.migrateDatabase();
    const server = createServer({ keepAliveTimeout: patience.idleMs }, createApp({ app, logger, web }).callback());
    await listen(server, config, 'PORT');
    closers.push(() => closeServer(server, patience.runningMs));
    const { port } = server.address() as AddressInfo;
    environment.receiveEvents(port);
    const metrics = await serveMetrics(app);
    closers.push(async () => metrics?.close());
    // The worker starts in the background, because the server can serve pages before the queue is ready.
    if (config.runWorker) {
      const stopped = new AbortController();
      closers.push(async () => stopped.abort());
      void startWorker(() => app.jobs.worker.start(jobHandlers(app)), app.reporter.problem, stopped.signal);
      void reportMailProblem(app);
    }
    return {
      port,
      metricsPort: metrics?.port,
      sandboxUrl: environment.sandboxUrl,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function closeServer(server: Server, runningMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection stays open after its response, for the client's next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), runningMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
