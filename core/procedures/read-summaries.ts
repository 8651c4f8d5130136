import { type IsoDate, weekStartOf } from '../domain/dates.ts';
import { isStorageAway } from '../domain/errors.ts';
import { plannedWeeksAhead, weekStartAt } from '../domain/week.ts';
import type { Clock } from '../ports/clock.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { SummaryRead, SummaryView } from '../ports/summary-view.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { PlanHouseholds } from './plan-households.ts';

export type ReadSummaries = ReturnType<typeof makeReadSummaries>;

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly planHouseholds: PlanHouseholds;
  readonly summaryView: SummaryView;
  readonly clock: Clock;
  readonly reporter: Reporter;
};

const asFarAsPossible = (today: IsoDate) => weekStartAt(today, plannedWeeksAhead);

/**
 * Reads what the households' summaries are made of, after planning the weeks that have no plan. A household that can't
 * be planned still gets a summary of the tasks that it has. A mail shows a week, so the weeks count as seen.
 */
export const makeReadSummaries =
  ({ unitOfWork, planHouseholds, summaryView, clock, reporter }: Deps) =>
  async (householdIds: readonly string[]): Promise<readonly SummaryRead[]> => {
    const plan = (ids: readonly string[]) => planHouseholds({ householdIds: ids, upTo: asFarAsPossible });
    try {
      await plan(householdIds);
    } catch (error) {
      if (isStorageAway(error)) throw error;
      for (const id of householdIds) {
        await plan([id]).catch((error) => {
          if (isStorageAway(error)) throw error;
          reporter.problem(new Error(`Household ${id} could not be planned before its summary`, { cause: error }));
        });
      }
    }
    const now = clock.now();
    const reads = await summaryView.read(householdIds, now);
    const byWeek = Map.groupBy(reads, ({ today }) => weekStartOf(today));
    await unitOfWork.run(async ({ weeks }) => {
      for (const [weekStart, seen] of byWeek) {
        await weeks.markSeen(
          seen.map(({ household }) => household.id),
          weekStart,
          now,
        );
      }
    });
    return reads;
  };
