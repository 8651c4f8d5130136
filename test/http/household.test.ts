import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await server.signIn(`household-${++count}@home.example`);
});

const onboard = (overrides = {}) => server.call('onboard', { body: onboarding(overrides) }, me.token);
const week = (offset: number) => server.call('getWeek', { params: { offset: String(offset) } }, me.token);

describe('onboarding', () => {
  it('stores every answer, and sets defaults for the rest', async () => {
    const { tasks_per_week: _, scheduled_days: __, ...body } = onboarding();
    const user = await server.call('onboard', { body }, me.token);
    expect(user).toEqual({
      id: me.user.id,
      personId: me.user.personId,
      email: me.user.email,
      name: 'Ada',
      language: 'en',
      homeName: 'Home',
      role: 'owner',
      homes: [{ id: me.user.id, name: 'Home', role: 'owner' }],
      invitations: [],
      country: 'FR',
      timezone: 'Europe/Paris',
      town: null,
      isPremium: false,
      isOnboarded: true,
      features: body.features,
      tasks_per_week: 5,
      scheduled_days: ['Saturday', 'Sunday'],
      pause: null,
      plan: { source: 'free', status: null, renewsAt: null, endsAt: null },
      assistant: expect.any(Boolean),
      assistant_weeks: true,
    });
    expect(await server.call('me', {}, me.token)).toEqual(user);
  });

  it('uses the country’s only time zone if the browser sends none', async () => {
    const { timezone: _, ...body } = onboarding({ country: 'JP' });
    expect((await server.call('onboard', { body }, me.token)).timezone).toBe('Asia/Tokyo');
    const vast = { ...body, country: 'US' as const };
    const newcomer = await server.signIn(`vast-${count}@home.example`);
    expect((await server.call('onboard', { body: vast }, newcomer.token)).timezone).toBe('Europe/Paris');
  });

  it('reduces excessive wishes to the maximum, and stores each feature once, in order', async () => {
    const features = { ...onboarding().features, kitchenAppliances: ['Oven', 'Fridge', 'Oven'] };
    const user = await server.call('onboard', { body: onboarding({ tasks_per_week: 25, features }) }, me.token);
    expect(user.tasks_per_week).toBe(20);
    expect(user.features.kitchenAppliances).toEqual(['Fridge', 'Oven']);
  });

  it('ignores unknown fields', async () => {
    const body = { ...onboarding(), id: 'x', email: 'x@home.example', isPremium: true, isOnboarded: false, extra: 1 };
    const user = await server.call('onboard', { body }, me.token);
    expect(user).toMatchObject({ id: me.user.id, email: me.user.email, isPremium: false, isOnboarded: true });
    const [row] = await server.database.knex('households').where({ id: me.user.id });
    expect(JSON.stringify(row)).not.toContain('extra');
  });

  it.each([
    ['no name', { name: '  ' }, 'name', 'Please fill in all required fields'],
    ['no country', { country: undefined }, 'country', 'Please fill in all required fields'],
    ['no days', { scheduled_days: [] }, 'scheduled_days', 'Please select at least one day to schedule tasks on'],
  ])('asks again for %s, in the words of the form', async (_, overrides, path, message) => {
    const { status, body } = await server.refusal('onboard', { body: { ...onboarding(), ...overrides } }, me.token);
    expect({ status, message: body.message, path: body.issues?.[0]?.path }).toEqual({ status: 400, message, path });
  });
});

describe('changing the home', () => {
  it('saves one category and leaves the others unchanged', async () => {
    const before = await onboard();
    const { profile } = await server.call('updateFeatures', { body: { features: { vehicles: [] } } }, me.token);
    expect(profile.features).toEqual({ ...before.features, vehicles: [] });
  });

  it('removes open tasks of removed items from this week, and plans the later weeks again', async () => {
    // What is for safety comes in the first week, whatever the id of the household.
    const features = { ...onboarding().features, outdoorFeatures: ['Pool'] as const };
    await onboard({ tasks_per_week: 20, scheduled_days: ['Thursday', 'Friday', 'Saturday', 'Sunday'], features });
    const before = [await week(0), await week(1), await week(2)];
    const isOfPool = ({ category }: { readonly category: string }) => category === 'Pool';
    const ofPool = before[0]?.tasks.filter(isOfPool) ?? [];
    expect(ofPool).not.toEqual([]);
    const own = await server.call('createTask', { body: { title: 'Own', scheduledAt: '2027-01-14' } }, me.token);

    await server.call('updateFeatures', { body: { features: { outdoorFeatures: [] } } }, me.token);
    const after = [await week(0), await week(1), await week(2)];
    for (const { tasks } of after) expect(tasks.filter(isOfPool)).toEqual([]);
    expect(after[0]?.tasks).toEqual(before[0]?.tasks.filter((task) => !ofPool.includes(task)));
    expect(after[1]?.tasks).toContainEqual(own);
    expect(after[1]?.tasks.length).toBeGreaterThan(1);
  });

  it('plans later weeks for the new days and the new count', async () => {
    await onboard();
    await week(1);
    await server.call('updateProfile', { body: { scheduled_days: ['Tuesday'], tasks_per_week: 2 } }, me.token);
    const { tasks } = await week(1);
    expect(tasks.length).toBeGreaterThan(0);
    // A round of quick tests takes one place.
    expect(tasks.length).toBeLessThanOrEqual(4);
    expect(new Set(tasks.map(({ scheduledAt }) => scheduledAt))).toEqual(new Set(['2027-01-12']));
  });

  it('stores days in the order of the week, each once', async () => {
    await onboard();
    const body = { scheduled_days: ['Sunday', 'Monday', 'Sunday'] as const };
    const { profile } = await server.call(
      'updateProfile',
      { body: { scheduled_days: [...body.scheduled_days] } },
      me.token,
    );
    expect(profile.scheduled_days).toEqual(['Monday', 'Sunday']);
  });

  it('changes nothing for an empty request, and keeps a plan that the change does not affect', async () => {
    const user = await onboard();
    const before = await week(1);
    expect((await server.call('updateProfile', { body: {} }, me.token)).profile).toEqual(user);
    await server.call('updateProfile', { body: { name: 'Grace' } }, me.token);
    const people = before.people.map((person) => ({ ...person, name: 'Grace' }));
    expect(await week(1)).toEqual({ ...before, people });
  });
});
