import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#apps/contract/index.ts';
import type { Role } from '#core/domain/people/membership.ts';
import { commandTopicOf, payloadOf, readDiscovery } from '../support/home-assistant/discovery-schema.ts';
import { keptBy, observe } from '../support/home-assistant/mqtt-observer.ts';
import { type MqttServer, startMqttServer } from '../support/home-assistant/mqtt-server.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const password = 'the-password-of-the-broker';
let broker: MqttServer;
let server: TestServer;
beforeAll(async () => {
  broker = await startMqttServer({ login: { username: 'upkept', password } });
  const url = new URL(broker.url);
  url.username = 'upkept';
  url.password = password;
  server = await startTestServer({ settings: { MQTT_URL: url.href } });
});
afterAll(async () => {
  await server.close();
  await broker.close();
});

const brokerUrl = () => broker.url.replace('//', `//upkept:${password}@`);
/** What topics call a home that is published. */
async function deviceOf({ user }: SignedIn): Promise<string> {
  const [link] = await server.database.knex('home_assistant_links').where({ household_id: user.id });
  return link.device_id;
}

/** What the broker keeps of a device, by kind. */
async function kept(device: string) {
  const messages = [...(await keptBy(brokerUrl()))].filter(([topic]) => topic.includes(device));
  const ofKind = (kind: RegExp) => messages.flatMap(([topic, payload]) => (kind.test(topic) ? [payload] : []));
  return { configs: ofKind(/^homeassistant\/device\/.*\/config$/), states: ofKind(/^upkept\/[^/]+\/state$/) };
}
const nothing = { configs: [], states: [] };

async function join(): Promise<SignedIn> {
  const { token } = await server.signIn(`mqtt-${randomUUID()}@home.example`);
  return { token, user: await server.call('onboard', { body: onboarding() }, token) };
}

/** A person who is in someone else's home. */
async function joinAs(role: Role, { user }: SignedIn): Promise<SignedIn> {
  const person = await server.signIn(`mqtt-${randomUUID()}@home.example`);
  const membership = { household_id: user.id, person_id: person.user.personId, role, joined_at: new Date() };
  await server.database.knex('memberships').insert(membership);
  return person;
}

const inHome = ({ user }: SignedIn) => ({ 'Upkept-Home': user.id });
async function statusOf(
  name: 'getHomeAssistant' | 'linkHomeAssistant' | 'unlinkHomeAssistant',
  who: SignedIn,
  home: SignedIn,
) {
  const response = await server.send(name, {}, who.token, inHome(home));
  const body = await response.json();
  return [response.status, body.code ?? (body.since === null ? 'off' : 'on')];
}

describe('a home', () => {
  it('is shown in Home Assistant until it is switched off', async () => {
    const me = await join();
    expect(await server.call('getHomeAssistant', {}, me.token)).toEqual({ since: null, by: null });
    await server.settle();
    expect([...(await keptBy(brokerUrl())).keys()].filter((topic) => topic.includes(me.user.id))).toEqual([]);
    const link = await server.call('linkHomeAssistant', {}, me.token);
    expect(link).toEqual({ since: server.clock.now().toISOString(), by: me.user.name });
    expect(await server.call('linkHomeAssistant', {}, me.token)).toEqual(link);
    await server.settle();
    const device = await deviceOf(me);
    const { configs, states } = await kept(device);
    expect([configs.length, states.length]).toEqual([1, 1]);
    readDiscovery(configs[0] ?? '');

    // Planned when it is first opened, which is published too.
    const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, me.token);
    await server.settle();
    const week = async () => JSON.parse((await kept(device)).states[0] ?? 'null').week;
    expect(await week()).toBe(tasks.length);
    await server.call('completeTask', { params: { id: tasks[0]?.id ?? '' }, body: { completed: true } }, me.token);
    await server.settle();
    expect(await week()).toBe(tasks.length - 1);

    expect(await server.call('unlinkHomeAssistant', {}, me.token)).toEqual({ since: null, by: null });
    await server.settle();
    expect(await kept(device)).toEqual(nothing);
  });

  it('is withdrawn when it is deleted with the account', async () => {
    const me = await join();
    await server.call('linkHomeAssistant', {}, me.token);
    await server.settle();
    const device = await deviceOf(me);
    expect((await kept(device)).configs).toHaveLength(1);
    await server.call('deleteAccount', {}, me.token);
    await server.settle();
    expect(await kept(device)).toEqual(nothing);
    expect(await server.database.knex('home_assistant_retired').pluck('device_id')).not.toContain(device);
  });

  it('is switched on and off by members, seen by viewers, and unknown to strangers', async () => {
    const owner = await join();
    const [member, viewer] = [await joinAs('member', owner), await joinAs('viewer', owner)];
    const stranger = await join();
    expect(await statusOf('linkHomeAssistant', viewer, owner)).toEqual([403, 'role_too_low']);
    expect(await statusOf('linkHomeAssistant', stranger, owner)).toEqual([404, 'home_not_found']);
    expect(await statusOf('linkHomeAssistant', member, owner)).toEqual([200, 'on']);
    expect(await statusOf('getHomeAssistant', viewer, owner)).toEqual([200, 'on']);
    expect(await statusOf('getHomeAssistant', stranger, owner)).toEqual([404, 'home_not_found']);
    expect(await statusOf('unlinkHomeAssistant', viewer, owner)).toEqual([403, 'role_too_low']);
    expect(await statusOf('unlinkHomeAssistant', stranger, owner)).toEqual([404, 'home_not_found']);
    expect(await statusOf('unlinkHomeAssistant', owner, owner)).toEqual([200, 'off']);
  });

  it('is switched on only by those who have signed in or confirmed that it’s them', async () => {
    const me = await join();
    server.clock.advance({ minutes: 11 });
    expect(await server.refusal('linkHomeAssistant', {}, me.token)).toMatchObject({
      status: 403,
      body: { code: 'confirmation_needed' },
    });
    expect(await server.call('unlinkHomeAssistant', {}, me.token)).toEqual({ since: null, by: null });
  });

  it('can’t be switched on by a program', async () => {
    const me = await join();
    const expiresAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const { token } = await server.call('createApiToken', { body: { name: 'x', scope: 'write', expiresAt } }, me.token);
    for (const name of ['getHomeAssistant', 'linkHomeAssistant', 'unlinkHomeAssistant'] as const)
      expect((await server.send(name, {}, token)).status, name).toBe(403);
  });

  it('has its link in the export, without its secret', async () => {
    const me = await join();
    await server.call('linkHomeAssistant', {}, me.token);
    const [{ secret }] = await server.database.knex('home_assistant_links').where({ household_id: me.user.id });
    const text = await (await server.send('exportAccount', {}, me.token)).text();
    expect(text).toContain('home_assistant_links');
    expect(text).not.toContain(secret);
  });

  it('leaves neither the password nor its secret in the log', async () => {
    const me = await join();
    await server.call('linkHomeAssistant', {}, me.token);
    await server.settle();
    const [{ secret }] = await server.database.knex('home_assistant_links').where({ household_id: me.user.id });
    expect(server.log.join('')).toContain('home assistant connected');
    expect(server.log.join('')).not.toContain(password);
    expect(server.log.join('')).not.toContain(secret);
  });
});

describe('a server that works by itself', () => {
  it('does what Home Assistant asks for, and publishes again when Home Assistant starts', async () => {
    const own = await startMqttServer();
    const working = await startTestServer({ settings: { MQTT_URL: own.url }, background: true });
    const homeAssistant = await observe(own.url);
    const { token } = await working.signIn(`mqtt-${randomUUID()}@home.example`);
    await working.call('onboard', { body: onboarding() }, token);
    const { tasks } = await working.call('getWeek', { params: { offset: '0' } }, token);
    await working.call('linkHomeAssistant', {}, token);
    const find = (kind: RegExp) => [...homeAssistant.kept].find(([topic]) => kind.test(topic))?.[1];
    const config = () => find(/^homeassistant\/device\/.*\/config$/);
    const state = () => JSON.parse(find(/^upkept\/[^/]+\/state$/) ?? 'null');
    await homeAssistant.until(() => config() !== undefined && state() !== null);
    const button = () => {
      const device = readDiscovery(config() ?? '');
      return { topic: commandTopicOf(device, 'complete'), payload: payloadOf(device, 'complete') };
    };
    const { topic, payload } = button();
    // Pressed twice, and retained by mistake.
    await homeAssistant.send(topic, payload, true);
    await homeAssistant.send(topic, payload);
    await homeAssistant.until(() => state()?.week === tasks.length - 1);
    await homeAssistant.until(() => button().payload !== payload);
    const seen = homeAssistant.received.length;
    await homeAssistant.send('homeassistant/status', 'online');
    await homeAssistant.until(() =>
      homeAssistant.received.slice(seen).some((message) => message.topic.endsWith('/config')),
    );
    expect(state().week).toBe(tasks.length - 1);
    const statuses = () => [...homeAssistant.kept].filter(([each]) => /^upkept\/[^/]+\/status$/.test(each));
    expect(statuses().map(([, status]) => status)).toEqual(['online']);
    await working.close();
    await homeAssistant.until(() => statuses()[0]?.[1] === 'offline');
    await homeAssistant.close();
    await own.close();
  });
});

describe('without MQTT_URL', () => {
  it('there is nothing to switch on', async () => {
    const plain = await startTestServer({ settings: { MQTT_URL: '' } });
    const { token } = await plain.signIn(`mqtt-${randomUUID()}@home.example`);
    for (const name of ['getHomeAssistant', 'linkHomeAssistant', 'unlinkHomeAssistant'] as const) {
      expect(contract[name].needs).toBe('mqttUrl');
      expect((await plain.send(name, {}, token)).status, name).toBe(404);
    }
    await plain.close();
  });
});
