import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostHomes } from '#core/domain/people/membership.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function resident() {
  const { token } = await server.signIn(`${randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, token);
  return { token, user: await server.call('me', {}, token) };
}

describe('another home', () => {
  it('is added, named, and described on its own', async () => {
    const { token, user } = await resident();
    server.clock.advance({ minutes: 1 });
    const added = await server.call('addHome', { body: { name: ' Sea view ' } }, token);
    expect(added).toMatchObject({ homeName: 'Sea view', role: 'owner', isOnboarded: false, personId: user.personId });
    expect(added.homes).toEqual([
      { id: user.id, name: 'Home', role: 'owner' },
      { id: added.id, name: 'Sea view', role: 'owner' },
    ]);
    const inIt = { 'Upkept-Home': added.id };
    expect((await server.send('onboard', { body: onboarding() }, token, inIt)).status).toBe(200);
    expect((await server.send('getWeek', { params: { offset: '0' } }, token, inIt)).status).toBe(200);
    expect((await server.call('me', {}, token)).id).toBe(user.id);
    const { status, body } = await server.refusal('addHome', { body: { name: ' ' } }, token);
    expect([status, body.message]).toEqual([400, 'Please enter a name']);
  });

  it('is refused beyond what one person can look after', async () => {
    const { token } = await resident();
    for (let count = 1; count < mostHomes; count++) await server.call('addHome', { body: { name: 'Flat' } }, token);
    expect((await server.refusal('addHome', { body: { name: 'One more' } }, token)).body.code).toBe('too_many_homes');
  });
});

describe('a home', () => {
  it('is named and takes turns in one call, for everyone in it', async () => {
    const { token, user } = await resident();
    const params = { id: user.id };
    const changed = { id: user.id, name: 'Rue des Lilas', takeTurns: true };
    expect(
      await server.call('updateHome', { params, body: { name: 'Rue des Lilas', takeTurns: true } }, token),
    ).toEqual(changed);
    expect(await server.call('getTurnTaking', {}, token)).toMatchObject({ takeTurns: true });
    expect(await server.call('updateHome', { params, body: { takeTurns: false } }, token)).toEqual({
      ...changed,
      takeTurns: false,
    });
    expect(await server.call('updateHome', { params, body: {} }, token)).toMatchObject({ name: 'Rue des Lilas' });
  });

  it('is deleted by its id, and its owner keeps their account and other homes', async () => {
    const { token, user } = await resident();
    const { id } = await server.call('addHome', { body: { name: 'Sea view' } }, token);
    await server.call('deleteHome', { params: { id } }, token);
    expect((await server.call('me', {}, token)).homes.map((home) => home.id)).toEqual([user.id]);
    expect((await server.refusal('deleteHome', { params: { id } }, token)).body.code).toBe('home_not_found');
    expect((await server.refusal('deleteHome', { params: { id: randomUUID() } }, token)).status).toBe(404);
  });
});
