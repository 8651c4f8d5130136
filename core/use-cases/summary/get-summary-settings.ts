import { signedIn } from '../../domain/access/found.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { SummarySchedule } from '../../domain/summary/schedule.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryScheduleOf'>;

/** When a person receives the summaries of a home, and at which address. */
export type SummarySettings = {
  readonly schedule: SummarySchedule;
  readonly email: string;
  /** Whether mail about the account doesn't reach the address. */
  readonly isAddressRefused: boolean;
};

export const makeGetSummarySettings =
  ({ unitOfWork, summaryScheduleOf }: Deps) =>
  ({ householdId, personId }: PersonInHome): Promise<SummarySettings> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const schedule = await summaryScheduleOf(stores, household, personId);
      const { email } = signedIn(await stores.persons.find(personId));
      const isAddressRefused = (await stores.addresses.refusedAt(email)) !== undefined;
      return { schedule, email, isAddressRefused };
    });
