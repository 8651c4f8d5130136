import { plannedWeeksAhead, weekStartAt } from '../../domain/week.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { PlanWeeks } from '../../procedures/plan-weeks.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly planWeeks: PlanWeeks;
  /** Told why a household was passed over. */
  readonly onError: (error: unknown) => void;
};

export type GeneratedWeeks = {
  readonly households: number;
  readonly weeksPlanned: number;
  /** Households that could not be planned; the others were. */
  readonly failed: number;
};

const batch = 500;

/** Plans every onboarded household as far ahead as plans go. One that fails keeps none of the others from its plan. */
export const makeGenerateWeeks =
  ({ unitOfWork, planWeeks, onError }: Deps) =>
  async (): Promise<GeneratedWeeks> => {
    let [households, weeksPlanned, failed] = [0, 0, 0];
    for (let after: string | undefined; ; ) {
      const ids = await unitOfWork.run((stores) => stores.households.onboardedAfter(after, batch));
      for (const householdId of ids) {
        try {
          weeksPlanned += await planWeeks({ householdId, upTo: (today) => weekStartAt(today, plannedWeeksAhead) });
        } catch (error) {
          failed += 1;
          onError(error);
        }
      }
      households += ids.length;
      after = ids.at(-1);
      if (ids.length < batch) return { households, weeksPlanned, failed };
    }
  };
