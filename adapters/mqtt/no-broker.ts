import { type Broker, BrokerAway } from '#core/ports/broker.ts';

/** Used when the settings name no broker. */
export const noBroker: Broker = {
  isSet: false,
  listen: () => ({ close: async () => {} }),
  publish: async () => {
    throw new BrokerAway('MQTT_URL isn’t set.');
  },
  findProblem: async () => undefined,
};
