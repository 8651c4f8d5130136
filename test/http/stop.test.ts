import { describe, expect, it } from 'vitest';
import { untilWaiting } from '../support/database/until-waiting.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer } from '../support/server/test-server.ts';

describe('a server that stops', () => {
  it('finishes running requests, accepts no new ones, and then ends', async () => {
    // If the stop waited for either of them, it would never end.
    const timeouts = { runningMs: 2 ** 30, idleMs: 2 ** 30 };
    const server = await startTestServer({ timeouts });
    const { token, user } = await server.signIn('slow@home.example');
    await server.call('onboard', { body: onboarding() }, token);
    const { knex } = server.database;

    const holding = await knex.transaction();
    await holding('households').where({ id: user.id }).forUpdate();
    const slow = server.call('updateProfile', { body: { name: 'Grace' } }, token);
    await untilWaiting(knex);
    const closing = server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
    await holding.commit();
    expect((await slow).profile.name).toBe('Grace');
    await closing;
  });

  it('ends at once if it has not begun to run jobs', async () => {
    const server = await startTestServer({ background: true, timeouts: { headStartMs: 2 ** 30 } });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const { knex } = server.database;
    const { rows } = await knex.raw(
      "select from pg_stat_activity where application_name = 'upkept-jobs' and datname = current_database()",
    );
    expect(rows).toEqual([]);
    await server.close();
  });
});
