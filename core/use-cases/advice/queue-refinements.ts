import { weekStartOf } from '../../domain/time/dates.ts';
import { dayMs } from '../../domain/time/durations.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'advisor' | 'clock' | 'enqueuePending'>;

/** How many weeks share a transaction. */
const lotSize = 200;
/** A household that stayed away longer costs nothing until it returns. */
const activeDays = 28;
/** How many days the costs of each household are kept. */
const usageDays = 60;

/**
 * Enqueues the refinement of every current week that has none yet, each once, if its household allows it and was active.
 * Examines a week only once until its household is active again. Does nothing without an assistant. Returns the number
 * of weeks.
 */
export const makeQueueRefinements =
  ({ unitOfWork, advisor, clock, enqueuePending }: Deps) =>
  async (): Promise<{ readonly weeks: number }> => {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * dayMs);
    await unitOfWork.run(({ assistantUsage }) =>
      assistantUsage.deleteBefore(before(usageDays).toISOString().slice(0, 10)),
    );
    if (!advisor.isAvailable) return { weeks: 0 };
    const earliest = weekStartOf(before(7).toISOString().slice(0, 10));
    let weeks = 0;
    for (;;) {
      const lot = await unitOfWork.run(async (stores) => {
        const examined = await stores.weeks.unexamined(earliest, before(activeDays), lotSize);
        let enqueued = 0;
        for (const { householdId, weekStart, timezone, isWelcome } of examined) {
          const isCurrent = weekStart === weekStartOf(dateInZone(now, timezone));
          if (!isWelcome || !isCurrent || !(await stores.weeks.requestRefinement(householdId, weekStart))) continue;
          await enqueuePending(stores, 'refine-week', { householdId });
          enqueued++;
        }
        await stores.weeks.markExamined(examined);
        return { examined: examined.length, enqueued };
      });
      weeks += lot.enqueued;
      if (lot.examined < lotSize) return { weeks };
    }
  };
