import type { HomeAssistantLink } from '../../domain/home-assistant/link.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'broker' | 'clock' | 'publishHome' | 'withdrawHome'>;

const pageSize = 100;

/** Publishes the linked homes that are wanted, and withdraws those that are no longer linked, until the broker is away. */
const makePublish =
  ({ unitOfWork, publishHome, withdrawHome }: Deps) =>
  async (isWanted: (stores: Stores, link: HomeAssistantLink) => Promise<boolean>): Promise<void> => {
    for (const deviceId of await unitOfWork.run(({ homeAssistant }) => homeAssistant.retired())) {
      if (!(await withdrawHome(deviceId))) return;
    }
    let after: string | undefined;
    do {
      const page = await unitOfWork.run(({ homeAssistant }) => homeAssistant.listAfter(after, pageSize));
      for (const link of page) {
        if (!(await unitOfWork.run((stores) => isWanted(stores, link)))) continue;
        if (!(await publishHome(link.householdId))) return;
      }
      after = page.length === pageSize ? page.at(-1)?.householdId : undefined;
    } while (after !== undefined);
  };

/** Publishes every linked home, because the broker or Home Assistant may have lost what it knew. */
export const makePublishHomes = (deps: Deps) => {
  const publish = makePublish(deps);
  return (): Promise<void> => publish(async () => true);
};

/** Publishes the linked homes in which another day has begun, and those whose last publication failed. */
export const makePublishDueHomes = (deps: Deps) => {
  const publish = makePublish(deps);
  const { broker, clock } = deps;
  return async (): Promise<void> => {
    if (!broker.isSet) return;
    await publish(async ({ households }, { householdId, isStale, publishedOn }) => {
      const household = await households.find(householdId);
      return household !== undefined && (isStale || publishedOn !== dateInZone(clock.now(), household.timezone));
    });
  };
};
