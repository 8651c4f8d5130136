import { type Household, signedIn } from '../../domain/household.ts';
import type { SummarySchedule } from '../../domain/summary/schedule.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryScheduleOf'>;

/** When a household receives its summaries, and at which address. */
export type SummarySettings = {
  readonly schedule: SummarySchedule;
  readonly household: Household;
  /** Whether mail about the account doesn't reach the address. */
  readonly isAddressRefused: boolean;
};

export const makeGetSummarySettings =
  ({ unitOfWork, summaryScheduleOf }: Deps) =>
  ({ householdId }: { householdId: string }): Promise<SummarySettings> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const schedule = await summaryScheduleOf(stores, household);
      const isAddressRefused = (await stores.addresses.refusedAt(household.email)) !== undefined;
      return { schedule, household, isAddressRefused };
    });
