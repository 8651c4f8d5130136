import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type pg from 'pg';
import { type Listeners, makeListeners } from '#core/domain/running/listeners.ts';
import type { HomeChanges } from '#core/ports/home-changes.ts';
import { onDatabase } from './time-limit.ts';

type Deps = {
  readonly knex: Knex;
  /** Its connections go past a pooler, which would give each statement another session. */
  readonly sessions: Pick<Knex, 'client'>;
};
type ConnectionPool = {
  acquireConnection(): Promise<pg.Client>;
  releaseConnection(connection: pg.Client): Promise<void>;
};

const channel = 'upkept_homes';
/** PostgreSQL refuses a message of 8,000 bytes. An id has 36, and a comma follows it. */
const idsInMessage = 200;
/** How long to wait before listening again, in milliseconds. */
const [firstPauseMs, longestPauseMs] = [250, 30_000];

/**
 * Homes' changes as notifications of PostgreSQL. One connection of a process listens, as long as anyone does. While it is
 * lost nothing is heard, and once there is another, all who listen are called.
 */
export function makeHomeChanges({ knex, sessions }: Deps): HomeChanges {
  const listeners = makeListeners();
  const untold = new Set<string>();
  let isTelling = false;
  let silent: PromiseWithResolvers<void> | undefined;

  /** What changes while a message is under way goes into the next one. */
  const tellAll = async () => {
    isTelling = true;
    try {
      while (untold.size > 0) {
        const ids = [...untold].slice(0, idsInMessage);
        for (const id of ids) untold.delete(id);
        await onDatabase(() => knex.raw('select pg_notify(?, ?)', [channel, ids.join()]));
      }
    } catch {
      // The next message to arrive, or the next visit, shows what this one would have.
      untold.clear();
    } finally {
      isTelling = false;
    }
  };

  const listenAlways = async (ended: PromiseWithResolvers<void>) => {
    for (let pause = firstPauseMs; ended === silent; pause = Math.min(longestPauseMs, pause * 2)) {
      const hasHeard = await listenOnce(sessions.client, ended.promise, listeners).catch(() => false);
      if (hasHeard) pause = firstPauseMs;
      if (ended === silent) await Promise.race([sleep(pause, undefined, { ref: false }), ended.promise]);
    }
  };

  return {
    tell: (homeIds) => {
      for (const id of homeIds) untold.add(id);
      if (!isTelling) void tellAll();
    },
    listen: (homeId, changed) => {
      const remove = listeners.add(homeId, changed);
      if (!silent) {
        silent = Promise.withResolvers();
        void listenAlways(silent);
      }
      return () => {
        remove();
        if (!listeners.isEmpty()) return;
        silent?.resolve();
        silent = undefined;
      };
    },
  };
}

/**
 * Calls the listeners once the connection listens, and then of each message, until the connection breaks or `ended`
 * resolves. Returns whether it listened.
 */
async function listenOnce(pool: ConnectionPool, ended: Promise<void>, listeners: Listeners): Promise<boolean> {
  const connection = await onDatabase(() => pool.acquireConnection());
  const hear = ({ payload = '' }: pg.Notification) => {
    for (const id of payload.split(',')) listeners.call(id);
  };
  const broken = Promise.withResolvers<void>();
  const end = () => broken.resolve();
  connection.on('notification', hear).on('end', end).on('error', end);
  try {
    await onDatabase(() => connection.query(`listen ${channel}`));
    listeners.callAll();
    await Promise.race([broken.promise, ended]);
    await onDatabase(() => connection.query(`unlisten ${channel}`)).catch(() => {});
    return true;
  } finally {
    connection.off('notification', hear).off('end', end).off('error', end);
    await pool.releaseConnection(connection).catch(() => {});
  }
}
