import type { Server } from 'node:http';

type Place = { readonly host: string; readonly port: number };

/** Resolves once the server listens. `setting` is the name of the setting that chose the port. */
export function listen(server: Server, { host, port }: Place, setting: 'PORT' | 'METRICS_PORT'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop the program that uses it, or set ${setting} to another port.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}
