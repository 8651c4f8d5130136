import { discoveryTopicOf, stateTopicOf } from '../../domain/home-assistant/topics.ts';
import { BrokerAway } from '../../ports/broker.ts';
import type { Ports } from '../../ports/index.ts';
import { publicationLock } from './publish-home.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'broker' | 'locks'>;

/**
 * Removes from the broker what it keeps of a home that is no longer published, so that Home Assistant removes the device.
 * Returns false while the broker is away.
 */
export const makeWithdrawHome =
  ({ unitOfWork, broker, locks }: Deps) =>
  (deviceId: string): Promise<boolean> =>
    locks.hold(publicationLock(deviceId), async () => {
      try {
        await broker.publish([
          { topic: discoveryTopicOf(deviceId), payload: '' },
          { topic: stateTopicOf(deviceId), payload: '' },
        ]);
      } catch (error) {
        if (error instanceof BrokerAway) return false;
        throw error;
      }
      await unitOfWork.run(({ homeAssistant }) => homeAssistant.forget(deviceId));
      return true;
    });
