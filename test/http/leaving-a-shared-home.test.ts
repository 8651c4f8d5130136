import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '#apps/contract/index.ts';
import { weekdays } from '#core/domain/time/dates.ts';
import { dump } from '../support/database/dump.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A home with its owner and a person who has done everything there that a member can do. */
async function shared() {
  const name = `Samantha ${randomUUID()}`;
  const owner = await server.signIn(`${randomUUID()}@owner.example`);
  await server.call('onboard', { body: onboarding() }, owner.token);
  const { knex } = server.database;
  await knex('households').where({ id: owner.user.id }).update({ premium_granted_at: new Date() });
  const { url } = await server.call('invite', { body: { role: 'member' } }, owner.token);
  const sam = await server.signIn(`${randomUUID()}@member.example`);
  server.clock.advance({ minutes: 1 });
  const token = new URL(url ?? '').searchParams.get('token') ?? '';
  await server.call('acceptInvitation', { body: { token } }, sam.token);
  const asSam = async (endpoint: EndpointName, input: object = {}) => {
    const response = await server.send(endpoint, input, sam.token, { 'Upkept-Home': owner.user.id });
    expect([endpoint, response.status]).toEqual([endpoint, 200]);
    return response.json();
  };
  await asSam('updateProfile', { body: { name } });
  const tasks = [];
  for (const offset of ['0', '1', '2'])
    tasks.push(...(await server.call('getWeek', { params: { offset } }, owner.token)).tasks);
  const [first, second, third] = tasks.map(({ id }) => ({ id }));
  if (!first || !second || !third) throw new Error('the weeks have tasks');
  await asSam('completeTask', { params: first, body: { completed: true } });
  await asSam('rescheduleTask', { params: second, body: { assignedTo: sam.user.personId } });
  await asSam('deleteTask', { params: third });
  await asSam('recordWork', { body: { date: '2026-03-03', item: 'Roof', title: 'Tiles replaced' } });
  await asSam('setOwnTurnTaking', { body: { days: [...weekdays], avoids: ['heights'], away: null } });
  await asSam('updateWeeklySummary', { body: { enabled: true } });
  await asSam('renewCalendarFeed');
  await asSam('createApiToken', {
    body: { name: 'Samantha’s script', scope: 'read', expiresAt: '2027-06-01T00:00:00Z' },
  });
  return { owner, sam, name };
}

/** What the owner sees of the home, without who did what. */
async function seenBy({ token }: SignedIn) {
  const [week, next, history, home] = [
    await server.call('getWeek', { params: { offset: '0' } }, token),
    await server.call('getWeek', { params: { offset: '1' } }, token),
    await server.call('getHistory', { query: {} }, token),
    await server.call('getHome', {}, token),
  ];
  const ofPeople = new Set(['people', 'completedBy', 'movedBy', 'assignedTo', 'actor']);
  return JSON.parse(
    JSON.stringify([week, next, history, home], (key, value) => (ofPeople.has(key) ? undefined : value)),
  );
}

describe('a person who deletes their account and leaves a home to others', () => {
  it('leaves no id, address or name of theirs anywhere, and the others notice nothing else', async () => {
    const { owner, sam, name } = await shared();
    const before = await seenBy(owner);
    const traces = async () => {
      const rows = Object.entries(await dump(server.database.knex)).flatMap(([table, all]) =>
        all.map((row) => `${table} ${row}`),
      );
      return rows.filter((row) => [sam.user.personId, sam.user.email, name].some((trace) => row.includes(trace)));
    };
    expect((await traces()).length).toBeGreaterThan(8);
    expect(await server.call('deleteAccount', {}, sam.token)).toEqual({ message: 'Your account has been deleted' });
    expect(await traces()).toEqual([]);
    expect(await seenBy(owner)).toEqual(before);
    const { people, entries } = await server.call('getHistory', { query: {} }, owner.token);
    expect(people).toBe(1);
    expect(entries.map(({ actor }) => actor)).toEqual(entries.map(() => ({ id: null, name: '' })));
  });

  it('takes what is stored about them, and nothing of the home that others own', async () => {
    const { owner, sam, name } = await shared();
    const { data } = await server.call('exportAccount', {}, sam.token);
    const text = JSON.stringify(data);
    expect(text).toContain(name);
    for (const foreign of [owner.user.email, owner.user.personId]) expect(text).not.toContain(foreign);
    expect(data.households).toMatchObject([{ id: sam.user.id }]);
    const owners = JSON.stringify((await server.call('exportAccount', {}, owner.token)).data);
    expect(owners).toContain('Tiles replaced');
    // What Sam has set up for themselves isn't the owner's to take.
    expect(owners).not.toContain('Samantha’s script');
  });
});
