import type { Server, ServerOptions } from 'node:http';
import type { ClientLimits } from '#core/domain/running/time-limits.ts';

/** Options of Node's server: a request whose headers or body don't arrive in time gets 408. */
export const requestLimits = ({ headersMs, requestMs, idleMs }: ClientLimits): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  // Node ends late requests only as often as it looks.
  connectionsCheckingInterval: Math.min(1_000, headersMs),
  keepAliveTimeout: idleMs,
});

/** Closes connections on which nothing happens, and refuses those that are too many. */
export function limitConnections(server: Server, { idleMs, silenceMs, connections }: ClientLimits): void {
  server.maxConnections = connections;
  server.setTimeout(silenceMs);
  // Node's limits for a request begin with its first byte, and that between requests with the end of the first one.
  server.on('connection', (socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, idleMs);
    socket.once('close', () => clearTimeout(timer));
  });
}
