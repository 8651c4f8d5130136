import type { Client } from 'pg';
import { socketOf } from './open-sockets.ts';

/** The driver's types leave its connection out. */
type Wire = {
  readonly connection: { on(event: 'errorMessage', listener: (error: { readonly code?: string }) => void): void };
};

const readOnly = '25006';

/**
 * Closes a connection to a server that refuses to write, because another has taken over from it. The pool would use it
 * again and again; the next one leads to wherever the proxy sends writers now.
 */
export function dropOnceReadOnly(connection: Client): void {
  (connection as unknown as Wire).connection.on('errorMessage', ({ code }) => {
    if (code === readOnly) setImmediate(() => socketOf(connection).destroy());
  });
}
