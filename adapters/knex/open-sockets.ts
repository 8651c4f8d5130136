import type { Knex } from 'knex';
import type { Client } from 'pg';

/** The driver's types leave the socket out. */
type Wire = { readonly connection: { readonly stream: { destroy(error?: Error): void } } };
export type Socket = Wire['connection']['stream'];

export const socketOf = (connection: Client): Socket => (connection as unknown as Wire).connection.stream;

const openSockets = new WeakMap<object, Set<Socket>>();

/** Remembers a connection of a pool until it ends. */
export function noteSocket(sockets: Set<Socket>, connection: Client): void {
  const socket = socketOf(connection);
  sockets.add(socket);
  connection.once('end', () => sockets.delete(socket));
}

export function noteSockets(knex: Knex, sockets: Set<Socket>): void {
  openSockets.set(knex, sockets);
}

/** Closes a pool. Connections that don't end within `graceMs` are cut off, such as those to a database that hangs. */
export async function closePool(knex: Knex, graceMs: number): Promise<void> {
  const cutOff = setInterval(() => {
    for (const socket of openSockets.get(knex) ?? []) socket.destroy();
  }, graceMs);
  try {
    await knex.destroy();
  } finally {
    clearInterval(cutOff);
  }
}
