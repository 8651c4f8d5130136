import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2027-01-06T11:00:00Z' });
});
afterAll(() => server.close());

describe('two people in a home', () => {
  it('complete a task once, although each of them ticks it off many times at once', async () => {
    const ada = await server.signIn('ada@two.example');
    await server.call('onboard', { body: onboarding({ name: 'Ada' }) }, ada.token);
    server.clock.advance({ minutes: 1 });
    const sam = await server.signIn('sam@two.example');
    await server.call('updateProfile', { body: { name: 'Sam' } }, sam.token);
    const joining = {
      household_id: ada.user.id,
      person_id: sam.user.personId,
      role: 'member',
      joined_at: server.clock.now(),
    };
    await server.database.knex('memberships').insert(joining);
    const inHome = { 'Upkept-Home': ada.user.id };
    const week = async () => server.call('getWeek', { params: { offset: '0' } }, ada.token);
    const [task] = (await week()).tasks;
    if (!task) throw new Error('the week has tasks');

    const tick = async ({ token }: typeof ada) => {
      const input = { params: { id: task.id }, body: { completed: true } };
      return (await (await server.send('completeTask', input, token, inHome)).json()) as typeof task;
    };
    const ticked = await Promise.all(Array.from({ length: 50 }, (_, index) => tick(index % 2 === 0 ? ada : sam)));
    const [first] = ticked;
    expect([ada.user.personId, sam.user.personId]).toContain(first?.completedBy?.id);
    for (const each of ticked) expect(each).toEqual(first);
    const shown = await week();
    expect(shown.people.map(({ name }) => name)).toEqual(['Ada', 'Sam']);
    expect(shown.tasks.find(({ id }) => id === task.id)).toEqual(first);
    const { entries, people } = await server.call('getHistory', { query: {} }, ada.token);
    expect(people).toBe(2);
    expect(entries).toMatchObject([{ id: task.id, actor: first?.completedBy }]);
  });
});
