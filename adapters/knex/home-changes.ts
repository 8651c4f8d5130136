import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Knex } from 'knex';
import type pg from 'pg';
import { type Listeners, makeListeners } from '#core/domain/running/listeners.ts';
import type { HomeChanges } from '#core/ports/home-changes.ts';
import { onDatabase, withTimeLimit } from './time-limit.ts';

type Deps = {
  readonly knex: Knex;
  /** Its connections go past a pooler, which would give each statement another session. */
  readonly sessions: Pick<Knex, 'client'>;
  readonly pauses?: Pauses;
};
type Pauses = {
  /** How often the connection that listens is asked whether it still reaches the database, in milliseconds. */
  readonly checkMs: number;
  /** Over how long the news that something may have been missed is spread, so that not all pages ask at once. */
  readonly spreadMs: number;
};
type ConnectionPool = {
  acquireConnection(): Promise<pg.Client>;
  releaseConnection(connection: pg.Client): Promise<void>;
};

const channel = 'upkept_homes';
/** PostgreSQL refuses a message of 8,000 bytes. A home's id has 36, that of a page up to 16, and each is followed by a sign. */
const changesInMessage = 145;
/** How long to wait before listening again, in milliseconds. */
const [firstPauseMs, longestPauseMs] = [250, 30_000];
/** How long a message, or the answer of the connection that listens, may take. */
const answerMs = 5_000;
const usualPauses: Pauses = { checkMs: 20_000, spreadMs: 5_000 };

/** A time during which anyone listens. */
type Period = { readonly ended: AbortController; isListening: boolean };

/** Waits so long, or until the signal is aborted. */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  sleepFor(ms, undefined, { signal, ref: false }).catch(() => {});

/**
 * Homes' changes as notifications of PostgreSQL. One connection of a process listens, as long as anyone does. While it is
 * lost nothing is heard, and once there is another, all who listen are called.
 */
export function makeHomeChanges({ knex, sessions, pauses = usualPauses }: Deps): HomeChanges {
  const listeners = makeListeners();
  const untold = new Set<string>();
  let isTelling = false;
  let period: Period | undefined;

  /** What changes while a message is under way goes into the next one. */
  const tellAll = async () => {
    isTelling = true;
    while (untold.size > 0) {
      const told = [...untold].slice(0, changesInMessage);
      for (const each of told) untold.delete(each);
      // What a lost message would have shown, the next one shows, or the next visit.
      // Its time isn't that of the request, whose change is committed.
      await withTimeLimit(answerMs, () =>
        onDatabase(() => knex.raw('select pg_notify(?, ?)', [channel, told.join()])),
      ).catch(() => {});
    }
    isTelling = false;
  };

  /** Connections that are back at the same time would otherwise make every open page ask at once. */
  const callAll = (withinMs: number) => {
    for (const homeId of listeners.homes()) setTimeout(() => listeners.call(homeId), Math.random() * withinMs).unref();
  };

  const listenDuring = async (current: Period) => {
    const ended = current.ended.signal;
    let withinMs = 0;
    for (let pause = firstPauseMs; !ended.aborted; pause = Math.min(longestPauseMs, pause * 2)) {
      const listening = () => {
        pause = firstPauseMs;
        current.isListening = true;
        callAll(withinMs);
        withinMs = pauses.spreadMs;
      };
      await listenOnce(sessions.client, { listeners, listening, ended, ...pauses }).catch(() => {});
      current.isListening = false;
      await sleep(pause, ended);
    }
  };

  return {
    tell: (homeIds, pageId) => {
      for (const id of homeIds) untold.add(pageId === undefined ? id : `${id} ${pageId}`);
      if (!isTelling) void tellAll();
    },
    listen: (homeId, changed) => {
      const remove = listeners.add(homeId, changed);
      if (!period) {
        period = { ended: new AbortController(), isListening: false };
        void listenDuring(period);
      }
      return () => {
        remove();
        if (!listeners.isEmpty()) return;
        period?.ended.abort();
        period = undefined;
      };
    },
    isListening: () => period?.isListening ?? false,
  };
}

type Listening = Pauses & {
  readonly listeners: Listeners;
  /** Called once the connection listens. */
  readonly listening: () => void;
  readonly ended: AbortSignal;
};

/** Calls the listeners of each home that a message names, until the connection breaks or `ended` is aborted. */
async function listenOnce(pool: ConnectionPool, { listeners, listening, ended, checkMs }: Listening): Promise<void> {
  const connection = await onDatabase(() => pool.acquireConnection());
  const ask = (statement: string) => withTimeLimit(answerMs, () => onDatabase(() => connection.query(statement)));
  const hear = ({ payload = '' }: pg.Notification) => {
    for (const change of payload.split(',')) {
      const [homeId = '', pageId] = change.split(' ');
      listeners.call(homeId, pageId);
    }
  };
  const broken = new AbortController();
  const over = AbortSignal.any([broken.signal, ended]);
  const end = () => broken.abort();
  connection.on('notification', hear).on('end', end).on('error', end);
  try {
    await ask(`listen ${channel}`);
    listening();
    // A network between us may have forgotten a connection on which nothing is sent, and neither end learns of it.
    for (await sleep(checkMs, over); !over.aborted; await sleep(checkMs, over)) await ask('select 1');
    await ask(`unlisten ${channel}`).catch(() => {});
  } finally {
    connection.off('notification', hear).off('end', end).off('error', end);
    await pool.releaseConnection(connection).catch(() => {});
  }
}
