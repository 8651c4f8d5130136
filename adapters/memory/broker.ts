import { type Broker, BrokerAway, type ReceivedMessage, type RetainedMessage } from '#core/ports/broker.ts';

type Listening = Parameters<Broker['listen']>[0];

/** Whether a topic is one of those that a subscription names. */
const isAmong = (topics: readonly string[], topic: string): boolean =>
  topics.some((filter) => {
    const levels = topic.split('/');
    const wanted = filter.split('/');
    return wanted.length === levels.length && wanted.every((level, at) => level === '+' || level === levels[at]);
  });

/** A broker in memory. `send` is what another client does, and `setAway` what happens to a broker that is restarted. */
export function makeBroker({ isSet = true }: { readonly isSet?: boolean } = {}) {
  const kept = new Map<string, string>();
  const published: RetainedMessage[] = [];
  let isAway = false;
  let listening: Listening | undefined;

  const keep = ({ topic, payload }: RetainedMessage) => {
    if (payload === '') kept.delete(topic);
    else kept.set(topic, payload);
  };
  const deliver = (message: ReceivedMessage) => {
    if (listening && isAmong(listening.topics, message.topic)) listening.onMessage(message);
  };
  const connect = () => {
    for (const [topic, payload] of kept) deliver({ topic, payload, isRetained: true });
    listening?.onConnected();
  };
  const reason = 'MQTT_URL: the broker is away.';

  const broker: Broker = {
    isSet,
    listen(given) {
      listening = given;
      if (isAway) given.onAway(reason);
      else connect();
      return {
        async close(last) {
          if (!isAway && last) keep(last);
          listening = undefined;
        },
      };
    },
    async publish(messages) {
      if (isAway || !isSet) throw new BrokerAway(reason);
      for (const message of messages) {
        published.push(message);
        keep(message);
      }
    },
    findProblem: async () => (isAway ? { severity: 'fail', what: reason, advice: 'Start the broker.' } : undefined),
  };
  return {
    ...broker,
    /** What it keeps, by topic. */
    kept: kept as ReadonlyMap<string, string>,
    published: published as readonly RetainedMessage[],
    send(topic: string, payload: string, { isKept = false } = {}): void {
      if (isKept) keep({ topic, payload });
      deliver({ topic, payload, isRetained: false });
    },
    setAway(away: boolean): void {
      isAway = away;
      if (away) {
        if (listening) keep(listening.will);
        listening?.onAway(reason);
      } else if (listening) connect();
    },
  };
}
