import { plannedWeeksAhead, weekStartAt } from '#core/domain/week.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly planWeeks: (input: { householdId: string; upTo: (today: string) => string }) => Promise<number>;
};

const batch = 500;

/** Plans every onboarded household as far ahead as plans go. Answers how much there was to do. */
export const makeGenerateWeeks =
  ({ unitOfWork, planWeeks }: Deps) =>
  async (): Promise<{ households: number; weeksPlanned: number }> => {
    let households = 0;
    let weeksPlanned = 0;
    for (let after: string | undefined; ; ) {
      const ids = await unitOfWork.run((stores) => stores.households.onboardedAfter(after, batch));
      for (const householdId of ids) {
        weeksPlanned += await planWeeks({ householdId, upTo: (today) => weekStartAt(today, plannedWeeksAhead) });
      }
      households += ids.length;
      after = ids.at(-1);
      if (ids.length < batch) return { households, weeksPlanned };
    }
  };
