import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a server that isn't ready yet does. */
export type StartPhase = 'starting' | 'migrating';

/**
 * Responds for a server that starts: its process is healthy, so nothing should restart it, but it can't serve requests.
 * A migration with its backup may take an hour.
 */
export function respondWhileStarting(request: IncomingMessage, response: ServerResponse, phase: StartPhase): void {
  const [path] = (request.url ?? '').split('?');
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' };
  if (path === '/healthz') response.writeHead(200, headers);
  else response.writeHead(503, { ...headers, 'Retry-After': '5' });
  response.end(JSON.stringify({ status: phase, message: 'Upkept is being updated. Please try again in a moment.' }));
}
