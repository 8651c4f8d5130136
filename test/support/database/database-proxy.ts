import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** The database's address through the proxy. */
  readonly connectionString: string;
  /** Breaks every connection and accepts no more. */
  disconnect(): Promise<void>;
  /** Accepts connections again; to the database at this address, if it has moved. */
  reconnect(to?: string): Promise<void>;
  /** Accepts connections and keeps them, but passes nothing on, like a database that hangs. */
  pause(): void;
  /** Resolves with the next connection. */
  dialled(): Promise<unknown>;
  resume(): void;
  close(): Promise<void>;
};

/** Starts a TCP proxy in front of a database, so that a test can break or hold up its connections. */
export async function startDatabaseProxy(to: string): Promise<DatabaseProxy> {
  let target = new URL(to);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const join = (one: Socket, other: Socket) => {
    sockets.add(one);
    one
      .on('data', (bytes) => {
        other.write(bytes);
      })
      .on('end', () => other.end())
      .on('error', () => other.destroy())
      .on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    if (isPaused) one.pause();
  };
  const server = createServer((incoming) => {
    const outgoing = dial(Number(target.port), target.hostname);
    join(incoming, outgoing);
    join(outgoing, incoming);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const disconnect = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const reconnect = (to?: string) => {
    if (to !== undefined) target = new URL(to);
    return listen(port);
  };
  const connection = new URL(to);
  connection.hostname = '127.0.0.1';
  connection.port = String(port);
  return {
    connectionString: connection.href,
    disconnect,
    reconnect,
    pause: () => {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    dialled: () => once(server, 'connection'),
    resume: () => {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    close: disconnect,
  };
}
