import { setTimeout as sleep } from 'node:timers/promises';
import type { IClientOptions, MqttClient } from 'mqtt';
import type { RetainedMessage } from '#core/ports/broker.ts';
import type { MqttServer } from './server.ts';

/** Each message arrives, and the broker keeps it for those who connect later. */
export const kept = { qos: 1, retain: true } as const;

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

type Opening = { readonly server: MqttServer; readonly clientId: string; readonly timeoutMs: number };

/** Connects once. Rejects with what the library reports. The library loads with the first connection. */
export async function openClient(
  { server: { protocol, host, port, login }, clientId, timeoutMs }: Opening,
  options: Pick<IClientOptions, 'will'> = {},
): Promise<MqttClient> {
  const { connect } = await import('mqtt');
  const client = connect({
    ...options,
    protocol,
    host,
    port,
    ...login,
    clientId,
    clean: true,
    // Every broker knows 3.1.1.
    protocolVersion: 4,
    keepalive: 30,
    connectTimeout: timeoutMs,
    // The caller opens a new client instead, which sends nothing that was meant for an earlier one.
    reconnectPeriod: 0,
    timerVariant: 'native',
  });
  let cause: Error = failure('ETIMEDOUT', 'there was no answer');
  // Without a listener, an error would end the process. The connection closes after it.
  client.on('error', (error) => {
    cause = error;
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.once('connect', () => resolve());
  client.once('close', () => reject(cause));
  try {
    await promise;
    return client;
  } catch (error) {
    client.end(true);
    throw error;
  }
}

export async function publishAll(client: MqttClient, messages: readonly RetainedMessage[]): Promise<void> {
  for (const { topic, payload } of messages) await client.publishAsync(topic, payload, kept);
}

/** Resolves with the work, or rejects after a time: the library waits for as long as the connection lasts. */
export async function inTime(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  const done = new AbortController();
  const late = sleep(timeoutMs, undefined, { signal: done.signal, ref: false }).then(() => {
    throw failure('ETIMEDOUT', 'there was no answer');
  });
  await Promise.race([work, late]).finally(() => done.abort());
}

/** Disconnects. Breaks the connection if the broker doesn't close it in time. */
export const endClient = (client: MqttClient, timeoutMs: number): Promise<void> =>
  inTime(client.endAsync(), timeoutMs).catch(() => {
    client.stream.destroy();
  });

export const closedEarly = (): Error => failure('ECONNRESET', 'the connection was closed');
