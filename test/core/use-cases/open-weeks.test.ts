import { beforeEach, expect, it } from 'vitest';
import { appRequest, clientId, outgoingToClient, redirectUri } from '../../support/access/oauth-client.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

/** A home, and how often an open week of it receives news. */
async function opened() {
  const home = await world.withWeek();
  let count = 0;
  world.homeChanges.listen(home.household.id, () => count++);
  const whose = { householdId: home.household.id, personId: home.person.id };
  return { ...home, whose, news: () => count };
}

it('receives news of a task that is completed', async () => {
  const { household, first, news } = await opened();
  await world.completeTask({ household, id: first.id, completed: true });
  expect(news()).toBe(1);
});

it('receives none of a publication for Home Assistant, also without a meter that is gone', async () => {
  const { household, whose, news } = await opened();
  await world.linkHomeAssistant(whose);
  await world.publishHomes();
  const { id } = await world.addMeter({ householdId: household.id, name: 'Generator', unit: 'hours' });
  await world.publishHomes();
  await world.deleteMeter({ householdId: household.id, id });
  const before = news();
  const published = world.broker.published.length;
  await world.publishHomes();
  await world.unlinkHomeAssistant(whose);
  await world.withdrawHomes();
  expect(world.broker.published.length).toBeGreaterThan(published);
  // Of the meter, which came and went.
  expect([before, news()]).toEqual([2, 2]);
});

it('receives none of programs that are let in, or ask for new tokens', async () => {
  const { household, person, whose, news } = await opened();
  const expiresAt = new Date(world.clock.now().getTime() + 86_400_000);
  await world.createApiToken({ ...whose, name: 'Script', scope: 'read', expiresAt });
  await world.createWebhook({ ...whose, url: 'https://receiver.example/', events: ['task.completed'] });
  outgoingToClient(world.outgoing);
  const { request, verifier } = appRequest(world.ports.baseUrl);
  const at = await world.connectApp({ personId: person.id, homeId: household.id, request, scope: 'read' });
  const code = new URL(at).searchParams.get('code') ?? '';
  const tokens = await world.exchangeCode({ code, clientId, redirectUri, verifier });
  const { refreshToken = '' } = tokens ?? {};
  expect(await world.refreshApp({ refreshToken, clientId })).toMatchObject({ scope: 'read' });
  expect(news()).toBe(0);
});
