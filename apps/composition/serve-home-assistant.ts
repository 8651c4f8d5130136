import { sleep } from '#adapters/system/sleep.ts';
import { birthTopic, receivedTopics, statusTopicOf } from '#core/domain/home-assistant/topics.ts';
import { BrokerAway, type BrokerConnection } from '#core/ports/broker.ts';
import type { App } from './container.ts';

type Parts = Pick<
  App,
  'broker' | 'ids' | 'reporter' | 'leaseBroker' | 'endBrokerLease' | 'publishHomes' | 'takeHomeCommand'
>;

/** A quarter of the lease's duration. */
const renewalMs = 30_000;

/** Beyond them, messages are dropped: people don’t press so often, and each takes a transaction. */
const mostWaiting = 100;

/**
 * Keeps the connection to the operator's broker until it is stopped, as long as no other process does. Publishes every home
 * whenever the connection or Home Assistant begins, and takes what Home Assistant asks for, one message after the other.
 */
export async function serveHomeAssistant(app: Parts, stopped: AbortSignal, pauseMs = renewalMs): Promise<void> {
  const { broker, ids, reporter } = app;
  if (!broker.isSet) return;
  const holder = ids.next();
  let connected: Connected | undefined;
  const disconnect = async () => {
    const former = connected;
    connected = undefined;
    if (!former) return;
    await former.connection.close({ topic: former.statusTopic, payload: 'offline' });
    reporter.note('broker', { isConnected: false, reason: 'disconnected' });
  };
  while (!stopped.aborted) {
    try {
      const installationId = await app.leaseBroker({ holder });
      if (installationId === undefined) await disconnect();
      else connected ??= connect(app, statusTopicOf(installationId));
    } catch (error) {
      // The database is away: another process takes the lease once it has ended.
      reporter.problem(error);
      await disconnect();
    }
    await sleep(pauseMs, stopped);
  }
  await disconnect();
  await app.endBrokerLease({ holder }).catch(reporter.problem);
}

type Connected = { readonly statusTopic: string; readonly connection: BrokerConnection };

function connect({ broker, reporter, publishHomes, takeHomeCommand }: Parts, statusTopic: string): Connected {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = (work: () => Promise<unknown>) => {
    waiting++;
    last = last
      .then(work)
      .catch((error: unknown) => {
        // The connection says that itself, and everything is published again after it.
        if (!(error instanceof BrokerAway)) reporter.problem(error);
      })
      .finally(() => waiting--);
  };
  const publishAll = () =>
    inTurn(async () => {
      await broker.publish([{ topic: statusTopic, payload: 'online' }]);
      await publishHomes();
    });
  const connection = broker.listen({
    topics: receivedTopics,
    will: { topic: statusTopic, payload: 'offline' },
    onConnected: () => {
      reporter.note('broker', { isConnected: true });
      publishAll();
    },
    onAway: (reason) => reporter.note('broker', { isConnected: false, reason }),
    onMessage: (message) => {
      if (waiting >= mostWaiting) return;
      if (message.topic === birthTopic) {
        // One that the broker had kept came with this connection, which publishes everything anyway.
        if (message.payload === 'online' && !message.isRetained) publishAll();
        return;
      }
      inTurn(async () => reporter.note('home command', { outcome: await takeHomeCommand(message) }));
    },
  });
  return { statusTopic, connection };
}
