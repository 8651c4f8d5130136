import { discoveryTopicOf, stateTopicOf } from '../../domain/home-assistant/topics.ts';
import { BrokerAway } from '../../ports/broker.ts';
import type { Ports } from '../../ports/index.ts';
import { publicationLock } from './publish-home.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'broker' | 'locks'>;

/**
 * Removes from the broker what it keeps of homes that are no longer published, so that Home Assistant removes their devices.
 * Returns false, and leaves the rest to the next call, while the broker is away.
 */
export const makeWithdrawRetired = ({ unitOfWork, broker, locks }: Deps) => {
  const withdraw = (deviceId: string): Promise<boolean> =>
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

  return async (): Promise<boolean> => {
    for (const deviceId of await unitOfWork.run(({ homeAssistant }) => homeAssistant.retired())) {
      if (!(await withdraw(deviceId))) return false;
    }
    return true;
  };
};
