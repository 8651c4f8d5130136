import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-01-06T12:00:00Z');
  me = await server.signIn(`${randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, me.token);
});

const week = (offset = 0) => server.call('getWeek', { params: { offset: String(offset) } }, me.token);

describe('the week in real life', () => {
  beforeEach(async () => {
    await week();
    server.clock.set('2027-01-13T12:00:00Z');
    await week();
    server.clock.set('2027-01-20T12:00:00Z');
  });

  it('is settled after two missed weeks, and put back', async () => {
    const { overdue, joinedOn, pause } = await week();
    expect([joinedOn, pause]).toEqual(['2027-01-06', null]);
    expect(overdue.length).toBeGreaterThan(2);
    const body = { action: 'spread' } as const;
    const { tasks, skipped, undo } = await server.call('clearOverdue', { body }, me.token);
    expect([tasks.length, skipped, undo.length]).toEqual([overdue.length, 0, overdue.length]);
    expect((await week()).overdue).toEqual([]);
    await server.call('putTasksBack', { body: { tasks: undo } }, me.token);
    expect((await week()).overdue).toEqual(overdue);
  });

  it('shows what is planned on the days to choose from, and what comes next', async () => {
    const open = (await week()).tasks.filter(({ completed }) => !completed);
    const query = { from: '2027-01-18', to: '2027-02-28' };
    const { today, days } = await server.call('getDays', { query }, me.token);
    expect(today).toBe('2027-01-20');
    expect(open.length).toBeGreaterThan(0);
    expect(days.flatMap(({ titles }) => titles)).toEqual(
      expect.arrayContaining(open.map(({ fullTitle }) => fullTitle)),
    );
    const { next, nextWeek } = await server.call('getNext', {}, me.token);
    expect(nextWeek.tasks).toBeGreaterThan(0);
    expect(next?.scheduledAt.slice(0, 7)).toBe('2027-01');
    const long = { query: { from: '2027-01-18', to: '2027-06-28' } };
    expect((await server.refusal('getDays', long, me.token)).status).toBe(400);
  });

  it('pauses and ends a pause', async () => {
    const body = { from: '2027-01-20', to: '2027-01-31' };
    const { profile } = await server.call('setPause', { body }, me.token);
    expect(profile.pause).toEqual(body);
    expect(await week()).toMatchObject({ pause: body, overdue: [] });
    expect((await week()).tasks.filter(({ completed }) => !completed)).toEqual([]);
    const past = { body: { from: '2027-01-01', to: '2027-01-02' } };
    expect((await server.refusal('setPause', past, me.token)).body.code).toBe('invalid_date');
    expect((await server.call('endPause', {}, me.token)).profile.pause).toBeNull();
    expect((await week()).tasks.length).toBeGreaterThan(0);
  });

  it('edits own tasks only, and says what to change', async () => {
    const [task] = (await week()).tasks;
    const params = { id: task?.id ?? '' };
    const edit = await server.refusal('rescheduleTask', { params, body: { title: 'Mine' } }, me.token);
    expect([edit.status, edit.body.code]).toEqual([409, 'task_not_editable']);
    expect((await server.refusal('rescheduleTask', { params, body: {} }, me.token)).status).toBe(400);
  });
});

describe('a new address', () => {
  it('waits for both addresses, and belongs to one account only', async () => {
    const body = { email: 'Next@Home.example ' };
    const { change } = await server.call('requestEmailChange', { body }, me.token);
    expect(change).toMatchObject({ newEmail: 'next@home.example', confirmed: [] });
    expect((await server.call('getEmailChange', {}, me.token)).change).toEqual(change);
    await server.call('cancelEmailChange', {}, me.token);
    expect((await server.call('getEmailChange', {}, me.token)).change).toBeNull();
    const forged = await server.refusal('confirmEmailChange', { params: { token: 'forged' } });
    expect([forged.status, forged.body.code]).toEqual([401, 'invalid_link']);
  });

  it.each(['Kelvin@home.example'.replace('K', '\u212a'), 'adä@home.example', 'no address'])(
    'is refused if it is %j',
    async (email) => {
      expect((await server.refusal('requestEmailChange', { body: { email } }, me.token)).status).toBe(400);
      expect((await server.refusal('requestMagicLink', { body: { email } })).status).toBe(400);
    },
  );
});
