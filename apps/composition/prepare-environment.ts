import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerModule } from 'inversify';
import { makeFolder } from '#adapters/node-fs/make-folder.ts';
import type { makePrometheusMetrics } from '#adapters/prom-client/metrics.ts';
import type { Sandbox } from '#apps/sandbox/sandbox.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import type { Config } from './config.ts';
import { reportWaiting } from './report-waiting.ts';
import { standInsFor, vendorModules } from './vendors/index.ts';

/** Provides what the settings leave out: a database, a secret, and stand-ins for vendors. */
export type Environment = {
  readonly config: Config;
  readonly databaseUrl: string;
  /** 32 bytes or more. */
  readonly appSecret: string;
  /** Modules that each bind a port to a vendor or its stand-in. */
  readonly vendors: readonly ContainerModule[];
  /** The sandbox's URL, if this process has started the sandbox. */
  readonly sandboxUrl: string | undefined;
  /**
   * Makes the stand-ins send their events to the server on this port. For real vendors, an operator configures this.
   */
  receiveEvents(port: number): void;
  /** Whether jobs, the timetable and the stand-ins' events run without being asked to. */
  readonly background: boolean;
  /** The stand-ins of this process, if there are any. */
  readonly sandbox: Sandbox | undefined;
  readonly reporter: Reporter;
  /** Undefined if no port for metrics is set. */
  readonly makeMetrics: typeof makePrometheusMetrics | undefined;
  close(): Promise<void>;
};

type Options = {
  readonly config: Config;
  /** Whether to start the sandbox if it is needed. If false, it must already run on `SANDBOX_PORT`. */
  readonly startsSandbox: boolean;
  readonly reporter: Reporter;
  readonly background?: boolean | undefined;
  readonly stopped?: AbortSignal;
};

/** Opens the environment. If a part is not available, closes the parts that were opened and throws. */
export async function prepareEnvironment({
  config,
  startsSandbox,
  reporter,
  background = true,
  stopped,
}: Options): Promise<Environment> {
  await using opened = new AsyncDisposableStack();
  if (config.databaseUrl === undefined || config.appSecret === undefined) await makeDataDir(config.dataDir);
  const standIns = standInsFor(config);
  const sandbox = startsSandbox && standIns.length > 0 ? await startSandbox(config.sandboxPort, background) : undefined;
  opened.defer(async () => sandbox?.close());
  const database = opened.adopt(await openDatabase(config, { reporter, stopped }), ({ close }) => close());
  const appSecret = config.appSecret ?? (await keptSecret(config.dataDir));
  const prometheus = config.metrics && (await import('#adapters/prom-client/metrics.ts'));
  const closing = opened.move();
  return {
    config,
    databaseUrl: database.connectionString,
    appSecret,
    vendors: vendorModules(config, sandbox?.url ?? `http://127.0.0.1:${config.sandboxPort}`),
    background,
    sandbox,
    sandboxUrl: sandbox?.url.replace('127.0.0.1', 'localhost'),
    receiveEvents(port) {
      for (const { name, webhook } of standIns) {
        if (!webhook) continue;
        sandbox?.sendEvents(name, { url: `http://127.0.0.1:${port}${webhook.path}`, secret: webhook.sandboxSecret });
      }
    },
    reporter,
    makeMetrics: prometheus?.makePrometheusMetrics,
    close: () => closing.disposeAsync(),
  };
}

async function startSandbox(port: number, background: boolean): Promise<Sandbox> {
  const sandbox = await import('#apps/sandbox/sandbox.ts');
  return sandbox.startSandbox({ port, background });
}

/**
 * Returns a secret that is generated once, so that sessions and links survive a restart. Processes that start together
 * all return the same one.
 */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await chmod(own, 0o600);
  // Fails if another process has created the file first.
  await link(own, file).catch(() => {});
  await rm(own);
  return readFile(file, 'utf8');
}

/** Creates the folder for local data if it is missing. Throws an error that names the setting. */
async function makeDataDir(dataDir: string): Promise<void> {
  await makeFolder(dataDir).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`DATA_DIR: ${dataDir} can't be created (${cause.code}). Set it to another folder.`, { cause });
  });
}

type Database = { readonly connectionString: string; close(): Promise<void> };

type Opening = {
  readonly reporter: Reporter;
  /** Aborts what an opening still waits for. */
  readonly stopped?: AbortSignal | undefined;
};

/** Connects to the PostgreSQL server that the settings name or, without one, starts the embedded one. */
async function openDatabase({ databaseUrl, dataDir }: Config, { reporter, stopped }: Opening): Promise<Database> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, close: async () => {} };
  const { openEmbeddedPostgres } = await import('#adapters/embedded-postgres/open-embedded-postgres.ts');
  return openEmbeddedPostgres({ dataDir, stopped, waiting: reportWaiting(reporter), onProblem: reporter.problem });
}
