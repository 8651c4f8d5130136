import type { ContainerModule } from 'inversify';
import type { Reporter } from '#core/ports/reporter.ts';
import type { Config } from './config.ts';
import { keptSecret } from './kept-secret.ts';
import { openDatabase } from './open-database.ts';
import { standInsFor, vendorModules } from './vendors/index.ts';

/** What the settings leave open, provided: a database, a secret, and stand-ins for vendors. */
export type Environment = {
  readonly config: Config;
  readonly databaseUrl: string;
  /** 32 bytes or more. */
  readonly appSecret: string;
  /** Each binds a port to a vendor or its stand-in. */
  readonly vendors: readonly ContainerModule[];
  /** Where the sandbox runs, if this process has started it. */
  readonly sandboxUrl: string | undefined;
  /** Makes the stand-ins send their events to the server on this port. Real vendors are configured by hand. */
  receiveEvents(port: number): void;
  readonly reporter: Reporter;
  close(): Promise<void>;
};

type Options = {
  readonly config: Config;
  /** Whether to start the sandbox when it is needed; otherwise it is expected on `SANDBOX_PORT`. */
  readonly startsSandbox: boolean;
  readonly reporter: Reporter;
};

/** Throws, after closing what it has opened, when a part is not available. */
export async function prepareEnvironment({ config, startsSandbox, reporter }: Options): Promise<Environment> {
  await using opened = new AsyncDisposableStack();
  const standIns = standInsFor(config);
  const sandbox = startsSandbox && standIns.length > 0 ? await startSandbox(config.sandboxPort) : undefined;
  opened.defer(async () => sandbox?.close());
  const database = opened.adopt(await openDatabase(config), ({ close }) => close());
  const appSecret = config.appSecret ?? (await keptSecret(config.dataDir));
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
    close: () => closing.disposeAsync(),
  };
}

async function startSandbox(port: number) {
  const sandbox = await import('#apps/sandbox/sandbox.ts');
  return sandbox.startSandbox({ port });
}
