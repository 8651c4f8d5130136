import type { Duplex } from 'node:stream';
import type { Knex } from 'knex';
import type { Client } from 'pg';

const openSockets = new WeakMap<Knex, Set<Duplex>>();

/** Remembers a connection of a pool until it ends. */
export function noteSocket(knex: Knex, { connection: { stream } }: Client): void {
  const sockets = openSockets.get(knex) ?? new Set();
  openSockets.set(knex, sockets.add(stream));
  stream.once('close', () => sockets.delete(stream));
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
