import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#apps/contract/index.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { makeClient } from '../support/server/client.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, type Program, startServerProcess } from '../support/server/process.ts';

let database: TestDatabase;
let servers: readonly (Program & { url: string })[] = [];
let sandboxUrl: string;
beforeAll(async () => {
  await buildPrograms();
  database = await openTestDatabase();
  const [port, otherPort, sandboxPort, otherSandboxPort] = await reservePorts(4);
  const shared = { DATABASE_URL: database.connectionString, APP_SECRET: randomUUID(), DATA_DIR: tmpdir() };
  sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  servers = await Promise.all([
    startServerProcess({ ...shared, PORT: port, SANDBOX_PORT: sandboxPort }),
    // Only the first server sends mail, so that all mail is in one inbox.
    startServerProcess({ ...shared, PORT: otherPort, SANDBOX_PORT: otherSandboxPort, RUN_WORKER: 'false' }),
  ]);
});
afterAll(async () => {
  // They stop on a signal, one after the other.
  for (const server of servers) expect((await server.stop()).code).toBe(0);
  await database.close();
});

describe('two servers on one database', () => {
  it('create one plan for thirty concurrent first views of a week', async () => {
    const [one, other] = servers.map(({ url }) => makeClient({ url, sandboxUrl }));
    if (!one || !other) throw new Error('There are two servers');
    // A process plans its first home many times slower than the next ones, and who waits longer than `lockMs` is refused.
    for (const server of [one, other]) {
      const early = await one.signInByMail(`${randomUUID()}@home.example`);
      await server.call('onboard', { body: onboarding({ tasks_per_week: 6 }) }, early.token);
      await server.call('getWeek', { params: { offset: '2' } }, early.token);
    }
    const { token, user } = await one.signInByMail('crowd@home.example');
    await other.call('onboard', { body: onboarding({ tasks_per_week: 7 }) }, token);

    const looks = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        (turn % 2 ? one : other).call('getWeek', { params: { offset: '2' } }, token),
      ),
    );
    const [first] = looks;
    expect(first?.tasks.length).toBeGreaterThan(1);
    for (const look of looks) expect(look).toEqual(first);

    const weeks = await database.knex('weeks').where({ household_id: user.id }).orderBy('week_start');
    expect(weeks).toHaveLength(3);
    expect(new Set(weeks.map(({ week_start }) => week_start)).size).toBe(3);
    const tasks = await database.knex('tasks').where({ household_id: user.id });
    expect(new Set(tasks.map(({ source, occurrence }) => `${source} ${occurrence}`)).size).toBe(tasks.length);
    for (const { week_start } of weeks) {
      const inWeek = tasks.filter(
        ({ scheduled_on }) => scheduled_on >= week_start && daysBetween(week_start, scheduled_on) < 7,
      );
      expect(inWeek.length).toBeLessThanOrEqual(7);
    }
  });

  it('tell who has a week open at one of them what happens at the other', async () => {
    const [one, other] = servers.map(({ url }) => makeClient({ url, sandboxUrl }));
    if (!one || !other) throw new Error('There are two servers');
    const { token } = await one.signInByMail(`${randomUUID()}@home.example`);
    await one.call('onboard', { body: onboarding() }, token);
    const { tasks } = await one.call('getWeek', { params: { offset: '0' } }, token);
    const leaving = new AbortController();
    const stream = await fetch(`${servers[0]?.url}${contract.watchHome.path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await events?.read())?.value;
    expect(await next()).toBe('data: {"state":"open"}\n\n');
    // The server says so once it listens, for what it may have missed.
    expect(await next()).toBe('data: {"state":"changed"}\n\n');
    await other.call('completeTask', { params: { id: tasks[0]?.id ?? '' }, body: { completed: true } }, token);
    expect(await next()).toBe('data: {"state":"changed"}\n\n');
    leaving.abort();
  });

  it('share a session, and its end', async () => {
    const [one, other] = servers.map(({ url }) => makeClient({ url, sandboxUrl }));
    if (!one || !other) throw new Error('There are two servers');
    const { token } = await one.signInByMail('both@home.example');
    expect((await other.call('me', {}, token)).email).toBe('both@home.example');
    await other.call('logOut', {}, token);
    expect((await one.refusal('me', {}, token)).status).toBe(401);
  });
});

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
