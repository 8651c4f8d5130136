import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Config } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { listen, requireFreePort } from '#apps/composition/listen.ts';
import { logMisspelt, logReporter } from '#apps/composition/log-reporter.ts';
import { missingCompany } from '#apps/composition/missing-company.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { prepareDatabase } from '#apps/composition/prepare-database.ts';
import type { Environment } from '#apps/composition/prepare-environment.ts';
import { reportMailProblem } from '#apps/composition/report-mail-problem.ts';
import { reportWaiting } from '#apps/composition/report-waiting.ts';
import { serveHomeAssistant } from '#apps/composition/serve-home-assistant.ts';
import { serveMetrics } from '#apps/composition/serve-metrics.ts';
import { once } from '#core/domain/running/once.ts';
import { type ClientLimits, clientLimits, processLimits } from '#core/domain/running/time-limits.ts';
import { createApp } from './app.ts';
import { makeDraining } from './draining.ts';
import { limitConnections, requestLimits } from './limit-connections.ts';
import { DatabaseFailure } from './start-failure.ts';
import { startWorker } from './start-worker.ts';
import { respondWhileStarting, type StartPhase } from './starting.ts';
import type { Logger } from './state.ts';
import { unlessStopped } from './unless-stopped.ts';

type Timeouts = ClientLimits & {
  /** How long a server that starts refuses connections, so that proxies send their requests elsewhere. */
  readonly closedMs: number;
  /** How long the server serves requests before it runs jobs. */
  readonly headStartMs: number;
  /** How long closing waits for proxies to notice. */
  readonly drainMs: number;
  /** How long closing waits for running requests. */
  readonly runningMs: number;
};

type Options = {
  readonly config: Config;
  readonly logger: Logger;
  readonly web: Middleware;
  readonly overrides?: Partial<App>;
  readonly timeouts?: Partial<Timeouts>;
  /** Whether jobs, the timetable and the stand-ins' events run without being asked for. By default they do. */
  readonly background?: boolean;
  /** Aborts a start that still waits for something. */
  readonly stopped?: AbortSignal;
};

type RunningServer = {
  /** The port that it listens on. The system chooses it if the settings say 0. */
  readonly port: number;
  /** The port of the metrics; undefined when they aren't served. */
  readonly metricsPort: number | undefined;
  readonly app: App;
  /** Undefined when no stand-in runs. */
  readonly sandbox: Environment['sandbox'];
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
  timeouts: given,
  background = true,
  stopped = new AbortController().signal,
}: Options): Promise<RunningServer> {
  const { closedMs, headStartMs, drainMs, requestsMs } = processLimits;
  const timeouts = {
    closedMs,
    headStartMs,
    // Only in production are there proxies that must notice.
    drainMs: config.production ? drainMs : 0,
    runningMs: requestsMs,
    ...clientLimits,
    ...given,
  };
  const reporter = logReporter(logger);
  const waiting = reportWaiting(reporter, processLimits.quietStopMs);
  const closers: { readonly what: string; readonly end: () => Promise<unknown> }[] = [];
  const closing = (what: string, end: () => Promise<unknown>) => void closers.push({ what, end });
  const close = async () => {
    for (const { what, end } of closers.splice(0).reverse()) {
      await waiting(what, end()).catch((err: unknown) => logger.error({ err }, 'could not close'));
    }
  };
  try {
    const missing = missingCompany(config);
    logMisspelt(logger, config.misspelt);
    if (missing.length > 0) logger.warn({ missing }, 'the site does not say who runs it');
    const { unsoldLanguages: unsold } = config;
    if (config.sellsPremium && unsold.length > 0)
      logger.warn({ unsold }, 'nothing is sold in these languages, because MEDIATOR is not set');
    let app: App | undefined;
    closing('jobs and connections to close', async () => app?.close());
    let phase: StartPhase = 'starting';
    let respond: RequestListener = (request, response) => respondWhileStarting(request, response, phase);
    const draining = makeDraining();
    const server = createServer(requestLimits(timeouts), (request, response) => respond(request, response));
    limitConnections(server, timeouts);
    await requireFreePort(config, 'PORT');
    const openPort = once(() => listen(server, config, 'PORT'));
    // See docs/decisions/0235. A port that can't be opened fails the start below.
    const isLate = setTimeout(() => void openPort().catch(() => {}), timeouts.closedMs);
    closing('running requests', async () => {
      clearTimeout(isLate);
      if (server.listening) await closeServer(server, timeouts.runningMs);
    });
    const opened = await openApp({ config, startsSandbox: true, reporter, overrides, background, stopped });
    const { environment } = opened;
    app = opened.app;
    phase = 'migrating';
    const prepared = unlessStopped(stopped, prepareDatabase(app)).catch((cause) => {
      throw stopped.aborted ? cause : new DatabaseFailure('The database could not be prepared', { cause });
    });
    // The routes are made while the database answers.
    const routes = soon().then(() => createApp({ app: opened.app, logger, web, draining }).callback());
    [respond] = await Promise.all([routes, prepared]);
    clearTimeout(isLate);
    await openPort();
    closing('proxies to look elsewhere', () => draining.drain(timeouts.drainMs));
    const { port } = server.address() as AddressInfo;
    environment.receiveEvents(port);
    const metrics = await serveMetrics(app);
    closing('the metrics', async () => metrics?.close());
    if (config.runWorker && background) {
      const closed = new AbortController();
      closing('the worker to start', async () => closed.abort());
      void startWorkerLater(app, closed.signal, timeouts.headStartMs);
      const disconnecting = new AbortController();
      const served = serveHomeAssistant(app, disconnecting.signal);
      closing('the connection to the broker', () => {
        disconnecting.abort();
        return served;
      });
    }
    stopped.throwIfAborted();
    return {
      port,
      metricsPort: metrics?.port,
      app,
      sandbox: environment.sandbox,
      sandboxUrl: environment.sandboxUrl,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Waits `headStartMs`, so that loading the queue doesn't delay the first requests. Then starts the worker, and checks the
 * mail service.
 */
async function startWorkerLater(app: App, stopped: AbortSignal, headStartMs: number): Promise<void> {
  await sleep(headStartMs, undefined, { signal: stopped, ref: false }).catch(() => {});
  if (stopped.aborted) return;
  void reportMailProblem(app);
  await startWorker(() => app.jobs.worker.start(jobHandlers(app)), app.reporter.problem, stopped);
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
