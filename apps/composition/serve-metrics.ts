import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from './container.ts';
import { listen } from './listen.ts';

type MetricsServer = {
  /** The port that it listens on. The system chooses it if the settings say 0. */
  readonly port: number;
  close(): Promise<void>;
};

/**
 * Serves the process's metrics at `/metrics` on a port of their own, which the public never reaches. Returns undefined
 * if the settings name no port.
 */
export async function serveMetrics({
  config,
  metrics,
  reporter,
}: Pick<App, 'config' | 'metrics' | 'reporter'>): Promise<MetricsServer | undefined> {
  if (!config.metrics) return undefined;
  const server = createServer((request, response) => {
    void respond(request, response, metrics).catch((error: unknown) => {
      reporter.problem(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await listen(server, config.metrics, 'METRICS_PORT');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, metrics: App['metrics']): Promise<void> {
  const [path] = (request.url ?? '').split('?');
  if (path !== '/metrics') return void response.writeHead(404).end();
  if (request.method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end();
  const { contentType, text } = await metrics.render();
  response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
}
