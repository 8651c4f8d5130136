import type { Server } from 'node:http';
import { connect } from 'node:net';

type Place = { readonly host: string; readonly port: number };

type PortSetting = 'PORT' | 'METRICS_PORT';

const takenPort = (port: number, setting: PortSetting) =>
  new Error(`Port ${port} is in use. Stop the program that uses it, or set ${setting} to another port.`);

/** Resolves once the server listens. `setting` is the name of the setting that chose the port. */
export function listen(server: Server, { host, port }: Place, setting: PortSetting): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? takenPort(port, setting) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** Throws if a program listens there. The port isn't opened for that, because a proxy would send it requests. */
export async function requireFreePort({ host, port }: Place, setting: PortSetting): Promise<void> {
  if (port === 0) return;
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = connect(port, host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host);
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
    socket.setTimeout(1_000, () => end(false));
  });
  if (isTaken) throw takenPort(port, setting);
}
