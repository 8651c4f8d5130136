import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBroker as makeMemoryBroker } from '#adapters/memory/broker.ts';
import { makeBroker } from '#adapters/mqtt/broker.ts';
import { noBroker } from '#adapters/mqtt/no-broker.ts';
import { BrokerAway } from '#core/ports/broker.ts';
import { keptBy, observe } from '../support/home-assistant/mqtt-observer.ts';
import { type MqttServer, startMqttServer } from '../support/home-assistant/mqtt-server.ts';
import { brokerContract } from './broker.contract.ts';

/** The adapter without long pauses. */
const brokerAt = (url: string, timeoutMs = 10_000) =>
  makeBroker({
    url,
    nextId: randomUUID,
    timeoutMs,
    pausesMs: [5, 10],
  });

brokerContract('memory', async () => {
  const broker = makeMemoryBroker();
  return {
    broker,
    kept: async () => broker.kept,
    send: async (topic, payload, isKept = false) => broker.send(topic, payload, { isKept }),
    setAway: async (away) => broker.setAway(away),
    close: async () => {},
  };
});

brokerContract('mqtt', async () => {
  let server: MqttServer = await startMqttServer();
  const { url, port } = server;
  let isAway = false;
  return {
    broker: brokerAt(url),
    kept: () => keptBy(url),
    async send(topic, payload, isKept) {
      const client = await observe(url);
      await client.send(topic, payload, isKept);
      await client.close();
    },
    async setAway(away) {
      if (away) await server.close();
      else server = await startMqttServer({ port });
      isAway = away;
    },
    close: async () => {
      if (!isAway) await server.close();
    },
  };
});

describe('the adapter of MQTT', () => {
  let server: MqttServer;
  beforeAll(async () => {
    server = await startMqttServer({ login: { username: 'upkept', password: 'p@ss/word' } });
  });
  afterAll(() => server.close());
  const urlWith = (password: string) => `mqtt://upkept:${password}@127.0.0.1:${server.port}`;

  it('signs in with what the setting says, and never repeats it', async () => {
    expect(await brokerAt(urlWith('p%40ss%2Fword')).findProblem()).toBeUndefined();
    const wrong = brokerAt(urlWith('wrong-secret'));
    const problem = await wrong.findProblem();
    expect(problem?.what).toBe('MQTT_URL: 127.0.0.1 rejects the user name or the password.');
    const refused = wrong.publish([{ topic: 'a', payload: 'x' }]);
    await expect(refused).rejects.toThrow(new BrokerAway('MQTT_URL: 127.0.0.1 rejects the user name or the password.'));
  });

  it('names the host and the port of one that isn’t there', async () => {
    const what = async (url: string) => (await brokerAt(url).findProblem())?.what;
    expect(await what('mqtt://user:secret@127.0.0.1:1')).toBe(
      'MQTT_URL: 127.0.0.1 doesn’t accept connections on port 1.',
    );
    expect(await what('mqtt://user:secret@no-such-host.invalid')).toBe(
      'MQTT_URL: there is no host named no-such-host.invalid.',
    );
    expect(await what(`mqtts://user:secret@127.0.0.1:${server.port}`)).not.toContain('secret');
  });

  it('has the broker say that it is gone when the connection breaks', async () => {
    const open = await startMqttServer();
    const watcher = await observe(open.url);
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const will = { topic: 'home/status', payload: 'offline' };
    // It doesn't connect again before the test ends.
    const broker = makeBroker({
      url: open.url,
      nextId: randomUUID,
      pausesMs: [60_000],
    });
    const connection = broker.listen({
      topics: ['a'],
      will,
      onConnected: resolve,
      onMessage: () => {},
      onAway: () => {},
    });
    await connected;
    await broker.publish([{ topic: 'home/status', payload: 'online' }]);
    await watcher.until((kept) => kept.get('home/status') === 'online');
    open.breakLatest();
    await watcher.until((kept) => kept.get('home/status') === 'offline');
    expect((await keptBy(open.url)).get('home/status')).toBe('offline');
    // What it would publish now follows with the next connection.
    await expect(broker.publish([{ topic: 'home/a', payload: 'x' }])).rejects.toThrow(BrokerAway);
    await connection.close({ topic: 'home/status', payload: 'gone' });
    await watcher.close();
    await open.close();
  });

  it('gives up on a broker that acknowledges nothing, and disconnects from it', async () => {
    const silent = await startMqttServer({ onPublish: () => new Promise(() => {}) });
    const broker = brokerAt(silent.url, 100);
    await expect(broker.publish([{ topic: 'a', payload: 'x' }])).rejects.toThrow(BrokerAway);
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const connection = broker.listen({
      topics: ['a'],
      will: { topic: 'home/status', payload: 'offline' },
      onConnected: resolve,
      onMessage: () => {},
      onAway: () => {},
    });
    await connected;
    await connection.close({ topic: 'home/status', payload: 'gone' });
    await silent.close();
  });

  it('sends nothing more of what it gave up, and connects again', async () => {
    const arrived: string[] = [];
    const held = Promise.withResolvers<void>();
    const late = await startMqttServer({
      onPublish: (topic) => {
        arrived.push(topic);
        return topic === 'held' ? held.promise : Promise.resolve();
      },
    });
    const broker = brokerAt(late.url, 100);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let connections = 0;
    const connection = broker.listen({
      topics: ['a'],
      will: { topic: 'home/status', payload: 'offline' },
      onConnected: () => (connections++ === 0 ? first : second).resolve(),
      onMessage: () => {},
      onAway: () => {},
    });
    await first.promise;
    const older = broker.publish([
      { topic: 'held', payload: 'x' },
      { topic: 'home/a', payload: 'older' },
    ]);
    await expect(older).rejects.toThrow(BrokerAway);
    held.resolve();
    await second.promise;
    await broker.publish([{ topic: 'home/b', payload: 'later' }]);
    expect(arrived.filter((topic) => topic !== 'home/status')).toEqual(['held', 'home/b']);
    await connection.close({ topic: 'home/status', payload: 'gone' });
    await late.close();
  });
});

describe('an outage', () => {
  it('is reported once, however often it tries to connect', async () => {
    const { promise: triedOften, resolve } = Promise.withResolvers<void>();
    const reasons: string[] = [];
    let tries = 0;
    const nextId = () => {
      if (++tries === 4) resolve();
      return randomUUID();
    };
    const connection = makeBroker({ url: 'mqtt://127.0.0.1:1', nextId, pausesMs: [1] }).listen({
      topics: ['a'],
      will: { topic: 'b', payload: 'c' },
      onConnected: () => {},
      onMessage: () => {},
      onAway: (reason) => reasons.push(reason),
    });
    await triedOften;
    expect(reasons).toEqual(['MQTT_URL: 127.0.0.1 doesn’t accept connections on port 1.']);
    await connection.close({ topic: 'b', payload: 'd' });
  });
});

describe('without a broker', () => {
  it('nothing is published', async () => {
    expect(noBroker.isSet).toBe(false);
    expect(await noBroker.findProblem()).toBeUndefined();
    await expect(noBroker.publish([{ topic: 'a', payload: 'b' }])).rejects.toThrow(BrokerAway);
    const connection = noBroker.listen({
      topics: [],
      will: { topic: 'a', payload: 'b' },
      onConnected: () => {},
      onMessage: () => {},
      onAway: () => {},
    });
    await connection.close({ topic: 'a', payload: 'b' });
  });
});
