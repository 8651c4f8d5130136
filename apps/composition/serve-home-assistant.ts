import { sleep } from '#adapters/system/sleep.ts';
import { birthTopic, receivedTopics, statusTopicOf } from '#core/domain/home-assistant/topics.ts';
import { BrokerAway } from '#core/ports/broker.ts';
import type { App } from './container.ts';

type Parts = Pick<
  App,
  | 'broker'
  | 'ids'
  | 'reporter'
  | 'leaseBroker'
  | 'endBrokerLease'
  | 'publishHomes'
  | 'publishDueHomes'
  | 'takeHomeCommand'
>;

/** A quarter of the lease's duration. */
const renewalMs = 30_000;

/** Beyond them, commands are dropped: people don’t press so often, and each takes a transaction. */
const mostWaiting = 100;

/**
 * Keeps the connection to the operator's broker until it is stopped, as long as no other process does. Publishes every home
 * whenever the connection or Home Assistant begins, those that are due with each renewal, and takes what Home Assistant asks
 * for, one message after the other.
 */
export async function serveHomeAssistant(app: Parts, stopped: AbortSignal, pauseMs = renewalMs): Promise<void> {
  const { broker, ids, reporter } = app;
  if (!broker.isSet) return;
  const holder = ids.next();
  let connected: Connected | undefined;
  const disconnect = async ({ isHolder }: { readonly isHolder: boolean }) => {
    const former = connected;
    connected = undefined;
    if (!former) return;
    await former.close(isHolder);
    reporter.note('broker', { isConnected: false, reason: 'disconnected' });
  };
  while (!stopped.aborted) {
    try {
      const installationId = await app.leaseBroker({ holder });
      if (installationId === undefined) await disconnect({ isHolder: false });
      else if (connected) connected.renew();
      else connected = connect(app, statusTopicOf(installationId));
    } catch (error) {
      // The database is away: another process takes the lease once it has ended.
      reporter.problem(error);
      await disconnect({ isHolder: true });
    }
    await sleep(pauseMs, stopped);
  }
  if (connected) {
    // It may have been suspended for longer than the lease.
    const installationId = await app.leaseBroker({ holder }).catch(reporter.problem);
    await disconnect({ isHolder: typeof installationId === 'string' });
  }
  await app.endBrokerLease({ holder }).catch(reporter.problem);
}

type Connected = {
  /** Says again that it is there, because the process before it may have said the contrary, and publishes what is due. */
  readonly renew: () => void;
  /** Says that it is gone, unless another process is there. */
  readonly close: (isHolder: boolean) => Promise<void>;
};

function connect(app: Parts, statusTopic: string): Connected {
  const { broker, reporter, takeHomeCommand } = app;
  const offline = { topic: statusTopic, payload: 'offline' };
  const failed = (error: unknown) => {
    // The connection says that itself, and everything is published again after it.
    if (!(error instanceof BrokerAway)) reporter.problem(error);
  };
  const publications = publicationsOf(app, failed);
  const publish = (homes: 'all' | 'due') => {
    broker.publish([{ topic: statusTopic, payload: 'online' }]).catch(failed);
    publications.want(homes);
  };
  let lastCommand: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const connection = broker.listen({
    topics: receivedTopics,
    will: offline,
    onConnected: () => {
      reporter.note('broker', { isConnected: true });
      publish('all');
    },
    onAway: (reason) => reporter.note('broker', { isConnected: false, reason }),
    onMessage: (message) => {
      if (message.topic === birthTopic) {
        // One that the broker had kept came with this connection, which publishes everything anyway.
        if (message.payload === 'online' && !message.isRetained) publish('all');
        return;
      }
      if (waiting >= mostWaiting) {
        reporter.note('home command', { outcome: 'dropped' });
        return;
      }
      waiting++;
      lastCommand = lastCommand
        .then(async () => reporter.note('home command', { outcome: await takeHomeCommand(message) }))
        .catch(failed)
        .finally(() => waiting--);
    },
  });
  return {
    renew: () => publish('due'),
    close: (isHolder) => {
      publications.end();
      return connection.close(isHolder ? offline : undefined);
    },
  };
}

/** Publishes homes beside the commands, one publication after the other. What is wanted meanwhile is published once after it. */
function publicationsOf({ publishHomes, publishDueHomes }: Parts, failed: (error: unknown) => void) {
  let wanted: 'all' | 'due' | undefined;
  let isRunning = false;
  let isEnded = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (wanted && !isEnded) {
      const publishWanted = wanted === 'all' ? publishHomes : publishDueHomes;
      wanted = undefined;
      await publishWanted().catch(failed);
    }
    isRunning = false;
  };
  return {
    want(homes: 'all' | 'due'): void {
      if (wanted !== 'all') wanted = homes;
      void run();
    },
    end(): void {
      isEnded = true;
    },
  };
}
