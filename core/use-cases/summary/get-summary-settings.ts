import { signedIn } from '../../domain/household.ts';
import { contactIn } from '../../domain/membership.ts';
import type { SummarySchedule } from '../../domain/summary/schedule.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryScheduleOf'>;

/** When a household receives its summaries, and at which address. */
export type SummarySettings = {
  readonly schedule: SummarySchedule;
  /** The address of the person who receives the home's mail. */
  readonly email: string;
  /** Whether mail about the account doesn't reach the address. */
  readonly isAddressRefused: boolean;
};

export const makeGetSummarySettings =
  ({ unitOfWork, summaryScheduleOf }: Deps) =>
  ({ householdId }: { householdId: string }): Promise<SummarySettings> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const schedule = await summaryScheduleOf(stores, household);
      const { email } = signedIn(contactIn(await stores.memberships.list(householdId)));
      const isAddressRefused = (await stores.addresses.refusedAt(email)) !== undefined;
      return { schedule, email, isAddressRefused };
    });
