import { hasCode } from '../../domain/errors.ts';
import { dayMs } from '../../domain/time/durations.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'reporter' | 'publishHome' | 'withdrawRetired'>;

/**
 * Publishes the linked homes that are due by then, and withdraws those that are no longer linked, until the broker is away.
 * One whose messages can't be made holds up no other.
 */
const makePublish =
  ({ unitOfWork, clock, reporter, publishHome, withdrawRetired }: Deps, aheadMs: number) =>
  async (): Promise<void> => {
    if (!(await withdrawRetired())) return;
    const by = new Date(clock.now().getTime() + aheadMs);
    for (const householdId of await unitOfWork.run(({ homeAssistant }) => homeAssistant.due(by))) {
      const isBrokerThere = await publishHome(householdId).catch((error: unknown) => {
        if (hasCode(error, 'storage_unavailable')) throw error;
        reporter.problem(error);
        return true;
      });
      if (!isBrokerThere) return;
    }
  };

/** Publishes every linked home, because the broker or Home Assistant may have lost what it knew: each is due within a day. */
export const makePublishHomes = (deps: Deps) => makePublish(deps, 2 * dayMs);

/** Publishes the linked homes in which another day has begun, and those whose last publication failed. */
export const makePublishDueHomes = (deps: Deps) => makePublish(deps, 0);
