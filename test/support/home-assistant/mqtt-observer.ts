import { connectAsync, type MqttClient } from 'mqtt';

type Received = { readonly topic: string; readonly payload: string; readonly isRetained: boolean };

/** Another client of a broker, such as Home Assistant, which sees everything there. */
export async function observe(url: string) {
  const client: MqttClient = await connectAsync(url, { reconnectPeriod: 0 });
  const received: Received[] = [];
  const kept = new Map<string, string>();
  const waiting = new Set<() => void>();
  client.on('message', (topic, payload, { retain }) => {
    received.push({ topic, payload: payload.toString(), isRetained: retain });
    if (payload.length > 0) kept.set(topic, payload.toString());
    else kept.delete(topic);
    for (const check of waiting) check();
  });
  await client.subscribeAsync('#', { qos: 1 });

  return {
    received: received as readonly Received[],
    /** The last payload of each topic that isn't empty. */
    kept: kept as ReadonlyMap<string, string>,
    send: (topic: string, payload: string, retain = false) => client.publishAsync(topic, payload, { qos: 1, retain }),
    /** Resolves once what has been received fulfils the condition. */
    until: (condition: (kept: ReadonlyMap<string, string>) => boolean): Promise<void> =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition(kept)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => client.endAsync(true),
  };
}

/** What a broker keeps, as a client that connects now finds it. The topics that it keeps nothing for are absent. */
export async function keptBy(url: string): Promise<ReadonlyMap<string, string>> {
  const observer = await observe(url);
  // The broker sends what it keeps before what comes later.
  const mark = `mark/${Math.random()}`;
  await observer.send(mark, 'now');
  await observer.until((kept) => kept.has(mark));
  await observer.close();
  return new Map([...observer.kept].filter(([topic]) => topic !== mark));
}
