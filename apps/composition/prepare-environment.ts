import type { ContainerModule } from 'inversify';
import type { makePrometheusMetrics } from '#adapters/prom-client/metrics.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import type { Config } from './config.ts';
import { keptSecret } from './kept-secret.ts';
import { makeDataDir } from './make-data-dir.ts';
import { openDatabase } from './open-database.ts';
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
  readonly stopped?: AbortSignal;
};

/** Opens the environment. If a part is not available, closes the parts that were opened and throws. */
export async function prepareEnvironment({ config, startsSandbox, reporter, stopped }: Options): Promise<Environment> {
  await using opened = new AsyncDisposableStack();
  if (config.databaseUrl === undefined || config.appSecret === undefined) await makeDataDir(config.dataDir);
  const standIns = standInsFor(config);
  const sandbox = startsSandbox && standIns.length > 0 ? await startSandbox(config.sandboxPort) : undefined;
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

async function startSandbox(port: number) {
  const sandbox = await import('#apps/sandbox/sandbox.ts');
  return sandbox.startSandbox({ port });
}
