import { isStorageAway } from '../domain/errors.ts';
import { isOnboarded } from '../domain/home/household.ts';
import { type PersonInHome, personInHomeKey } from '../domain/people/person-in-home.ts';
import { plannedWeeksAhead, unplannedWeeks } from '../domain/plan/planned-weeks.ts';
import { type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { weekStartAt } from '../domain/time/week.ts';
import type { Ports } from '../ports/index.ts';
import type { SummaryRead } from '../ports/summary-view.ts';
import type { PlanHouseholds } from './plan-households.ts';

export type ReadSummaries = ReturnType<typeof makeReadSummaries>;

type Deps = Pick<Ports, 'unitOfWork' | 'summaryView' | 'clock' | 'reporter'> & {
  readonly planHouseholds: PlanHouseholds;
};

const asFarAsPossible = (today: IsoDate) => weekStartAt(today, plannedWeeksAhead);

const lacksPlan = ({ household, today, planned }: SummaryRead): boolean =>
  isOnboarded(household) && unplannedWeeks(today, asFarAsPossible(today), planned).missing.length > 0;

/**
 * Reads what people's summaries are made of, after planning the weeks that have no plan. A household that can't
 * be planned still gets a summary of the tasks that it has. A mail shows a week, so the weeks count as seen.
 */
export const makeReadSummaries = ({ unitOfWork, planHouseholds, summaryView, clock, reporter }: Deps) => {
  const plan = (householdIds: readonly string[]) => planHouseholds({ householdIds, upTo: asFarAsPossible });

  async function planOneByOne(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await plan([id]).catch((error) => {
        if (isStorageAway(error)) throw error;
        reporter.problem(new Error(`Household ${id} could not be planned before its summary`, { cause: error }));
      });
    }
  }

  /** Planning locks the households, so it is left out where it would find nothing to do. */
  async function planWhereMissing(reads: readonly SummaryRead[]): Promise<readonly SummaryRead[]> {
    const lacking = reads.filter(lacksPlan);
    if (lacking.length === 0) return reads;
    const unplanned = [...new Set(lacking.map(({ householdId }) => householdId))];
    try {
      await plan(unplanned);
    } catch (error) {
      if (isStorageAway(error)) throw error;
      await planOneByOne(unplanned);
    }
    const planned = new Map(
      (await summaryView.read(lacking, clock.now())).map((read) => [personInHomeKey(read), read] as const),
    );
    return reads.map((read) => planned.get(personInHomeKey(read)) ?? read);
  }

  async function markSeen(reads: readonly SummaryRead[]): Promise<void> {
    const byWeek = Map.groupBy(reads, ({ today }) => weekStartOf(today));
    await unitOfWork.run(async ({ weeks }) => {
      for (const [weekStart, seen] of byWeek) {
        await weeks.markSeen([...new Set(seen.map(({ householdId }) => householdId))], weekStart, clock.now());
      }
    });
  }

  return async (recipients: readonly PersonInHome[]): Promise<readonly SummaryRead[]> => {
    const reads = await planWhereMissing(await summaryView.read(recipients, clock.now()));
    await markSeen(reads);
    return reads;
  };
};
