import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failedQueueOf } from '#adapters/pg-boss/queues.ts';
import type { Settings } from '../support/server/process.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { runCli } from './run-cli.ts';

let server: TestServer;
let settings: Settings;
beforeAll(async () => {
  server = await startTestServer();
  // The first job creates the queue.
  await server.call('requestMagicLink', { body: { email: 'queue@home.example' } });
  settings = {
    DATABASE_URL: server.database.connectionString,
    APP_SECRET: 'a secret of thirty-two characters',
    SANDBOX_PORT: new URL(server.sandboxUrl).port,
  };
});
afterAll(() => server.close());

const cli = (...args: readonly string[]) => runCli(args, settings);

/** Puts a job aside as pg-boss does when its retries are used up. */
async function fail(): Promise<string> {
  const id = randomUUID();
  const { knex } = server.database;
  const name = 'send-sign-in-link';
  await knex('pgboss.job').insert({
    id,
    name: failedQueueOf(name),
    data: { linkId: randomUUID() },
    source_name: name,
    source_id: randomUUID(),
    source_output: { message: 'MailNotSent HTTP 500' },
  });
  return id;
}

const waiting = () => server.database.knex('pgboss.job').where({ name: 'send-sign-in-link', state: 'created' });

describe('jobs failed', () => {
  it('lists the jobs whose retries are used up, with the reason', async () => {
    const id = await fail();
    const { code, stdout } = await cli('jobs', 'failed', '--json');
    expect(code).toBe(0);
    const listed: readonly { id: string }[] = JSON.parse(stdout);
    expect(listed.find((job) => job.id === id)).toMatchObject({
      name: 'send-sign-in-link',
      reason: 'MailNotSent HTTP 500',
    });
    expect((await cli('jobs', 'failed')).stdout).toContain(id);
  });
});

describe('jobs retry', () => {
  it('returns one job to its queue', async () => {
    const id = await fail();
    const before = (await waiting()).length;
    expect(await cli('jobs', 'retry', id)).toMatchObject({ code: 0, stdout: '1 job returned to the queue.\n' });
    expect(await waiting()).toHaveLength(before + 1);
    expect((await cli('jobs', 'failed')).stdout).not.toContain(id);
    expect((await cli('jobs', 'retry', id)).code).toBe(1);
  });

  it('returns all of them', async () => {
    await fail();
    await fail();
    const { code, stdout } = await cli('jobs', 'retry', '--all', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).retried).toBeGreaterThanOrEqual(2);
    expect((await cli('jobs', 'failed')).stdout).toBe('No job has failed.\n');
  });

  it('needs the id of a job, or all of them', async () => {
    expect((await cli('jobs', 'retry')).code).toBe(2);
    expect((await cli('jobs', 'retry', 'nonsense')).code).toBe(2);
    expect((await cli('jobs', 'retry', randomUUID(), '--all')).code).toBe(2);
  });
});
