import { inject } from 'vitest';
import { reservePorts } from '../server/ports.ts';
import { type ServerOptions, startTestServer, type TestServer } from '../server/test-server.ts';

export type SiteServerOptions = Pick<ServerOptions, 'now' | 'settings'>;

/** Starts a test server that serves the built web app under its real address. */
export async function startSiteServer({ settings, ...options }: SiteServerOptions = {}): Promise<TestServer> {
  const [port = ''] = await reservePorts(1);
  return startTestServer({
    ...options,
    webFolder: new URL(inject('web')),
    settings: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...settings },
  });
}

const shared = new Map<string, Promise<TestServer>>();

/**
 * Returns the test worker's server with these options, and starts it for the first file that needs it. The server stops
 * with the worker. Each test has its own household, so files that don't change the clock can share a server.
 */
export function sharedSiteServer(options: SiteServerOptions = {}): Promise<TestServer> {
  const key = JSON.stringify(options);
  const known = shared.get(key) ?? startSiteServer(options);
  shared.set(key, known);
  return known;
}
