import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { migrateDown, migrationNames } from '#adapters/knex/migrate.ts';
import { openTestDatabase } from '../support/database/test-database.ts';
import { untilWaiting } from '../support/database/until-waiting.ts';
import { reservePorts } from '../support/server/ports.ts';
import { startTestServer } from '../support/server/test-server.ts';

describe('a server that starts', () => {
  it('is healthy, and not ready, for as long as the schema is migrated', async () => {
    const database = await openTestDatabase();
    await migrateDown(database.knex);
    const holding = await database.knex.transaction();
    await holding.raw('select pg_advisory_xact_lock(7238114501)');
    const [port = ''] = await reservePorts(1);
    const starting = startTestServer({ database, settings: { PORT: port }, timeouts: { closedMs: 0 } });
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      if (!response) return undefined;
      const { status }: { status?: string } = await response.json();
      return { code: response.status, status, retryAfter: response.headers.get('Retry-After') };
    };
    await untilWaiting(database.knex);
    expect(await get('/healthz')).toEqual({ code: 200, status: 'migrating', retryAfter: null });
    const unavailable = { code: 503, status: 'migrating', retryAfter: '5' };
    expect(await get('/readyz')).toEqual(unavailable);
    expect(await get('/api/auth/me')).toEqual(unavailable);
    await holding.rollback();
    const server = await starting;
    expect(await get('/readyz')).toEqual({ code: 200, status: 'ready', retryAfter: null });
    await server.close();
    await database.close();
  });

  it('refuses connections until it is ready, so that a proxy sends its requests elsewhere', async () => {
    const database = await openTestDatabase();
    await migrateDown(database.knex);
    const holding = await database.knex.transaction();
    await holding.raw('select pg_advisory_xact_lock(7238114501)');
    const [port = ''] = await reservePorts(1);
    const starting = startTestServer({ database, settings: { PORT: port }, timeouts: { closedMs: 600_000 } });
    await untilWaiting(database.knex);
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await holding.rollback();
    const server = await starting;
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    await server.close();
    await database.close();
  });

  it('names a taken port before it does anything else', async () => {
    const database = await openTestDatabase();
    await migrateDown(database.knex);
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(startTestServer({ database, settings: { PORT: String(port) } })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
    );
    expect(await database.knex.schema.hasTable('schema_migrations')).toBe(true);
    expect(await database.knex.schema.hasTable('households')).toBe(false);
    other.close();
    await database.close();
  });

  it('is no longer ready once a newer version has changed the schema, unless the version before can serve with it', async () => {
    const server = await startTestServer();
    const migrations = server.database.knex('schema_migrations');
    const ready = async () => {
      const response = await fetch(`${server.url}/readyz`);
      const { status }: { status?: string } = await response.json();
      return [response.status, status];
    };
    const other = [503, 'the schema of the database belongs to another version'];
    const newer = { name: '20990101_000_future', batch: 99, serves_previous: true };
    await migrations.clone().insert(newer);
    expect(await ready()).toEqual([200, 'ready']);
    await migrations.clone().where({ name: newer.name }).update({ serves_previous: false });
    expect(await ready()).toEqual(other);
    await migrations.clone().where({ name: newer.name }).delete();
    expect(await ready()).toEqual([200, 'ready']);
    await migrations
      .clone()
      .where({ name: migrationNames.at(-1) })
      .delete();
    expect(await ready()).toEqual(other);
    await server.close();
  });

  it('records which migrations the version before can serve with', async () => {
    const database = await openTestDatabase();
    const recorded = await database.knex('schema_migrations').where({ serves_previous: true }).pluck('name');
    expect(recorded).toContain('20261129_665_which_serve_the_previous_version');
    expect(recorded.length).toBeLessThan(migrationNames.length);
    await database.close();
  });

  it('refuses a database that is used with another secret, until that is accepted', async () => {
    const database = await openTestDatabase();
    const [one, two, three] = ['one', 'two', 'three'].map((name) => `the secret that is number ${name} here`);
    const start = async (settings: Record<string, string>) => {
      const server = await startTestServer({ database, settings });
      await server.close();
    };
    await start({ APP_SECRET: one ?? '' });
    await expect(start({ APP_SECRET: two ?? '' })).rejects.toMatchObject({
      cause: {
        message: expect.stringMatching(/^This database is used with another APP_SECRET\. .*APP_SECRET_PREVIOUS/),
      },
    });
    await start({ APP_SECRET: two ?? '', APP_SECRET_PREVIOUS: one ?? '' });
    // From then on, it is used with the new one.
    await start({ APP_SECRET: two ?? '' });
    await expect(start({ APP_SECRET: three ?? '' })).rejects.toThrow('could not be prepared');
    const stored = JSON.stringify(await database.knex('secret_fingerprint'));
    expect(stored).toMatch(/"[0-9a-f]{64}"/);
    await database.close();
  });
});
