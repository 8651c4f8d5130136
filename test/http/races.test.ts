import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.signIn('me@home.example');
  await server.call('onboard', { body: onboarding() }, me.token);
});
afterAll(() => server.close());

const thisWeek = { params: { offset: '0' } };

async function openTask() {
  const { tasks } = await server.call('getWeek', thisWeek, me.token);
  const task = tasks.find(({ completed, isUserCreated }) => !completed && !isUserCreated);
  if (!task) throw new Error('the week needs an open task for this');
  return task;
}

describe('a task that is changed while its week is planned again', () => {
  it('stays done once the server has confirmed it', async () => {
    for (let round = 0; round < 12; round++) {
      const { id } = await openTask();
      const params = { id };
      const [done] = await Promise.allSettled([
        server.call('completeTask', { params, body: { completed: true } }, me.token),
        server.call('replanWeek', thisWeek, me.token),
      ]);
      if (done.status === 'rejected') continue;
      const { tasks } = await server.call('getWeek', thisWeek, me.token);
      expect(tasks.find((task) => task.id === id)).toMatchObject({ completed: true });
      await server.call('completeTask', { params, body: { completed: false } }, me.token);
    }
  });
});
