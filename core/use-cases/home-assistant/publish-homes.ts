import { hasCode } from '../../domain/errors.ts';
import type { HomeAssistantLink } from '../../domain/home-assistant/link.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'broker' | 'clock' | 'reporter' | 'publishHome' | 'withdrawRetired'>;

const pageSize = 100;

/**
 * Publishes the linked homes that are wanted, and withdraws those that are no longer linked, until the broker is away. One
 * whose messages can't be made holds up no other.
 */
const makePublish =
  ({ unitOfWork, reporter, publishHome, withdrawRetired }: Deps) =>
  async (isWanted: (link: HomeAssistantLink) => boolean | Promise<boolean>): Promise<void> => {
    if (!(await withdrawRetired())) return;
    let after: string | undefined;
    do {
      const page = await unitOfWork.run(({ homeAssistant }) => homeAssistant.listAfter(after, pageSize));
      for (const link of page) {
        if (!(await isWanted(link))) continue;
        const isBrokerThere = await publishHome(link.householdId).catch((error: unknown) => {
          if (hasCode(error, 'storage_unavailable')) throw error;
          reporter.problem(error);
          return true;
        });
        if (!isBrokerThere) return;
      }
      after = page.length === pageSize ? page.at(-1)?.householdId : undefined;
    } while (after !== undefined);
  };

/** Publishes every linked home, because the broker or Home Assistant may have lost what it knew. */
export const makePublishHomes = (deps: Deps) => {
  const publish = makePublish(deps);
  return (): Promise<void> => publish(() => true);
};

/** Publishes the linked homes whose last publication failed. */
export const makePublishStaleHomes = (deps: Deps) => {
  const publish = makePublish(deps);
  return (): Promise<void> => publish(({ isStale }) => isStale);
};

/** Publishes the linked homes in which another day has begun, and those whose last publication failed. */
export const makePublishDueHomes = (deps: Deps) => {
  const publish = makePublish(deps);
  const { unitOfWork, broker, clock } = deps;
  return async (): Promise<void> => {
    if (!broker.isSet) return;
    await publish(async ({ householdId, isStale, publishedOn }) => {
      const household = await unitOfWork.run(({ households }) => households.find(householdId));
      return household !== undefined && (isStale || publishedOn !== dateInZone(clock.now(), household.timezone));
    });
  };
};
