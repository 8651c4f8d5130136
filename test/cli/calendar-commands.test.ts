import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../support/server/process.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { runCli } from './run-cli.ts';

const appSecret = 'the same for every program of this test';
let server: TestServer;
let settings: Settings;
beforeAll(async () => {
  server = await startTestServer({ settings: { APP_SECRET: appSecret } });
  settings = {
    DATABASE_URL: server.database.connectionString,
    APP_SECRET: appSecret,
    SANDBOX_PORT: new URL(server.sandboxUrl).port,
  };
});
afterAll(() => server.close());

/** Saves a connection that its owner has ended, to which the provider no longer gives access. */
async function addDisconnected(disconnectedAt: Date): Promise<string> {
  const { user } = await server.signIn(`${randomUUID()}@home.example`);
  await server.database.knex('calendar_connections').insert({
    household_id: user.id,
    person_id: user.personId,
    id: randomUUID(),
    status: 'disconnecting',
    timezone: 'Europe/Paris',
    event_start_time: '15:00',
    event_duration: 90,
    keep_in_step: true,
    connected_at: disconnectedAt,
    disconnected_at: disconnectedAt,
  });
  return user.id;
}
const connections = () => server.database.knex('calendar_connections');

describe('calendar purge', () => {
  it('completes every disconnection, and says that nothing remains', async () => {
    await addDisconnected(new Date(Date.now() - 2 * 86_400_000));
    await addDisconnected(new Date());
    const { code, stdout, stderr } = await runCli(['calendar', 'purge', '--json'], settings);
    expect({ code, stderr, done: JSON.parse(stdout) }).toEqual({
      code: 0,
      stderr: '',
      done: { finished: 2, forgotten: 0, waiting: 0, visits: 0, left: 0 },
    });
    expect(await connections()).toEqual([]);
    const again = await runCli(['calendar', 'purge'], settings);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toContain('Nothing is left of calendars that were disconnected more than a day ago.');
  });
});
