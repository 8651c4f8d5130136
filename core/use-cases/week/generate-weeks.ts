import { allInPages } from '../../domain/all-in-pages.ts';
import { plannedWeeksAhead, weekStartAt } from '../../domain/week.ts';
import type { Reporter } from '../../ports/reporter.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { PlanWeeks } from '../../procedures/plan-weeks.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly planWeeks: PlanWeeks; readonly reporter: Reporter };

export type GeneratedWeeks = {
  readonly households: number;
  readonly weeksPlanned: number;
  /** Households that could not be planned. A failure does not stop the others. */
  readonly failed: number;
};

/** Plans every onboarded household as far ahead as plans go. */
export const makeGenerateWeeks =
  ({ unitOfWork, planWeeks, reporter }: Deps) =>
  async (): Promise<GeneratedWeeks> => {
    let [households, weeksPlanned, failed] = [0, 0, 0];
    const onboarded = allInPages((after, limit) =>
      unitOfWork.run((stores) => stores.households.onboardedAfter(after, limit)),
    );
    for await (const householdId of onboarded) {
      households += 1;
      try {
        weeksPlanned += await planWeeks({ householdId, upTo: (today) => weekStartAt(today, plannedWeeksAhead) });
      } catch (error) {
        failed += 1;
        reporter.problem(error);
      }
    }
    return { households, weeksPlanned, failed };
  };
