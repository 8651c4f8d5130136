import { dayMs } from '../../domain/durations.ts';
import { currentMondays } from '../../domain/plan/current-mondays.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'advisor' | 'clock' | 'enqueuePending'>;

/** How many households share a transaction. */
const lotSize = 200;
/** A household that stayed away longer costs nothing until it returns. */
const activeDays = 28;
/** How many days the costs of each household are kept. */
const usageDays = 60;

/**
 * Enqueues the refinement of every current week that has none yet, each once. Does nothing without an assistant.
 * Returns the number of weeks.
 */
export const makeQueueRefinements =
  ({ unitOfWork, advisor, clock, enqueuePending }: Deps) =>
  async (): Promise<{ readonly weeks: number }> => {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * dayMs);
    await unitOfWork.run(({ assistantUsage }) => assistantUsage.forget(before(usageDays).toISOString().slice(0, 10)));
    if (!advisor.isAvailable) return { weeks: 0 };
    const zones = await unitOfWork.run(({ plans }) => plans.zones({}));
    const mondays = currentMondays([...zones.keys()], now);
    let weeks = 0;
    for (let after: string | undefined; ; ) {
      const range = after === undefined ? {} : { after };
      const lot = await unitOfWork.run(async (stores) => {
        const claimed = await stores.weeks.claimForRefinement(mondays, before(activeDays), range, lotSize);
        for (const { householdId } of claimed) await enqueuePending(stores, 'refine-week', householdId);
        return claimed;
      });
      weeks += lot.length;
      after = lot.at(-1)?.householdId;
      if (lot.length < lotSize) return { weeks };
    }
  };
