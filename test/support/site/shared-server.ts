import { inject } from 'vitest';
import { reservePorts } from '../server/ports.ts';
import { type ServerOptions, startTestServer, type TestServer } from '../server/test-server.ts';

export type SiteServerOptions = Pick<ServerOptions, 'now' | 'settings' | 'overrides' | 'database'>;

/** Starts a test server that serves the built web app under its real address. `settle` runs its jobs. */
export async function startSiteServer({ settings, ...options }: SiteServerOptions = {}): Promise<TestServer> {
  const [port = ''] = await reservePorts(1);
  return startTestServer({
    ...options,
    webFolder: new URL(inject('web')),
    settings: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...settings },
  });
}

let shared: Promise<TestServer> | undefined;

/**
 * Returns the test worker's server, and starts it for the first file that needs it. The server stops with the worker.
 * Each test has its own household, so files that don't change the clock can share a server.
 */
export function sharedSiteServer(): Promise<TestServer> {
  shared ??= startSiteServer();
  return shared;
}
