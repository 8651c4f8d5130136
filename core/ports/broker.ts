import type { SetupProblem } from './setup-problem.ts';

/** A message that the broker keeps for its topic. An empty payload removes the one that it has. */
export type RetainedMessage = { readonly topic: string; readonly payload: string };

export type ReceivedMessage = {
  readonly topic: string;
  readonly payload: string;
  /** Whether the broker had kept it, so that it may be out of date. */
  readonly isRetained: boolean;
};

/** The broker doesn't respond, or refuses us. Its message contains no secret. */
export class BrokerAway extends Error {
  override readonly name = 'BrokerAway';
}

type Listening = {
  readonly topics: readonly string[];
  /** What the broker publishes when the connection breaks. */
  readonly will: RetainedMessage;
  /** Runs after each connection, once the topics are subscribed. */
  readonly onConnected: () => void;
  readonly onMessage: (message: ReceivedMessage) => void;
  /** Runs once when the broker is away, until it is there again. */
  readonly onAway: (reason: string) => void;
};

/** A connection that is opened again whenever it breaks, after longer and longer pauses. */
export type BrokerConnection = {
  /** Publishes a last message, if there is one and the broker is there, and disconnects. */
  close(last?: RetainedMessage): Promise<void>;
};

/** The MQTT broker of the operator. A process has at most one connection that lasts. */
export type Broker = {
  /** Whether the settings name a broker. Without one, nothing is published. */
  readonly isSet: boolean;
  listen(listening: Listening): BrokerConnection;
  /**
   * Publishes the messages in their order, through the lasting connection or one of their own. Throws `BrokerAway`, at once
   * if the lasting connection is broken, and otherwise after ten seconds at most.
   */
  publish(messages: readonly RetainedMessage[]): Promise<void>;
  findProblem(): Promise<SetupProblem | undefined>;
};
