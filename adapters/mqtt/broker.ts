import { setTimeout as sleep } from 'node:timers/promises';
import type { MqttClient } from 'mqtt';
import { type Broker, BrokerAway } from '#core/ports/broker.ts';
import { closedEarly, endClient, inTime, kept, openClient, publishAll } from './open-client.ts';
import { connectionProblem, mqttServer } from './server.ts';

type Deps = {
  /** `mqtt://user:password@host:port`, or `mqtts://` for TLS. */
  readonly url: string;
  /** Makes the part of a connection's name that no other has. */
  readonly nextId: () => string;
  /** How long to wait for the broker at each step. */
  readonly timeoutMs?: number;
  /** Before each new try to connect, in milliseconds; the last one repeats. */
  readonly pausesMs?: readonly number[];
};

const usualPausesMs = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000];

const yes = () => true;
const no = () => false;

/** Publishes to a broker that speaks MQTT, with the library `mqtt`. */
export function makeBroker({ url, nextId, timeoutMs = 10_000, pausesMs = usualPausesMs }: Deps): Broker {
  const server = mqttServer(url);
  let isListening = false;
  /** The lasting connection, while its topics are subscribed. */
  let current: MqttClient | undefined;

  // A name has at most 23 characters.
  const open = (options?: Parameters<typeof openClient>[1]) =>
    openClient({ server, clientId: `upkept-${nextId().slice(0, 8)}`, timeoutMs }, options);

  const away = (error: unknown) => new BrokerAway(connectionProblem(error, server));

  async function openNow(): Promise<MqttClient> {
    try {
      return await open();
    } catch (error) {
      throw away(error);
    }
  }

  /** Stays connected until the connection breaks or is closed. */
  async function stay(
    { topics, will, onConnected, onMessage }: Parameters<Broker['listen']>[0],
    closing: AbortSignal,
  ): Promise<void> {
    const client = await open({ will: { ...will, payload: Buffer.from(will.payload), ...kept } });
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
    client.on('message', (topic, payload, { retain }) => {
      onMessage({ topic, payload: payload.toString('utf8'), isRetained: retain });
    });
    try {
      await inTime(client.subscribeAsync([...topics], { qos: 1 }), timeoutMs);
      if (closing.aborted) return;
      current = client;
      onConnected();
      await closed;
    } finally {
      current = undefined;
      client.end(true);
    }
  }

  return {
    isSet: true,
    listen(listening) {
      isListening = true;
      const closing = new AbortController();
      const run = async () => {
        let failures = 0;
        const onConnected = () => {
          failures = 0;
          listening.onConnected();
        };
        while (!closing.signal.aborted) {
          const cause = await stay({ ...listening, onConnected }, closing.signal).then(closedEarly, (error) => error);
          if (closing.signal.aborted) return;
          if (failures === 0) listening.onAway(connectionProblem(cause, server));
          const pauseMs = pausesMs[Math.min(failures++, pausesMs.length - 1)];
          await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
        }
      };
      const ended = run();
      return {
        async close(last) {
          const client = current;
          const isSent = client && (await inTime(publishAll(client, last ? [last] : []), timeoutMs).then(yes, no));
          closing.abort();
          isListening = false;
          if (isSent) await endClient(client, timeoutMs);
          else client?.end(true);
          await ended;
        },
      };
    },
    async publish(messages) {
      if (isListening && !current) throw away(closedEarly());
      const lasting = current;
      const client = lasting ?? (await openNow());
      try {
        await inTime(publishAll(client, messages), timeoutMs);
      } catch (error) {
        // What wasn't sent yet must not follow once something later was published. A lasting connection is opened again.
        client.end(true);
        throw away(error);
      }
      if (!lasting) await endClient(client, timeoutMs);
    },
    async findProblem() {
      try {
        await endClient(await open(), timeoutMs);
        return undefined;
      } catch (error) {
        const advice = 'Correct the setting, or start the broker; homes are published as soon as it responds.';
        return { severity: 'fail', what: connectionProblem(error, server), advice };
      }
    },
  };
}
