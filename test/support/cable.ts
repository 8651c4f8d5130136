import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

export type Cable = {
  /** The database's address by way of the cable. */
  readonly connectionString: string;
  /** Breaks every connection and takes no more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** A way to a database that can be cut, as when its machine restarts. */
export async function layCable(to: string): Promise<Cable> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const join = (one: Socket, other: Socket) => {
    sockets.add(one);
    one.pipe(other);
    one
      .on('error', () => other.destroy())
      .on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
  };
  const server = createServer((incoming) => {
    const outgoing = dial(Number(target.port), target.hostname);
    join(incoming, outgoing);
    join(outgoing, incoming);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const connection = new URL(to);
  connection.hostname = '127.0.0.1';
  connection.port = String(port);
  return { connectionString: connection.href, cut, mend: () => listen(port), close: cut };
}
