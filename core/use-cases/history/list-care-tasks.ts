import { catalogue } from '../../catalogue/index.ts';
import type { Household } from '../../domain/home/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { jobsOfHome } from '../../domain/plan/jobs-of-home.ts';
import type { Job } from '../../domain/plan/types.ts';

/** The care tasks that fit the home, in the catalogue's order. Throws `not_onboarded`. */
export const makeListCareTasks =
  () =>
  async ({ household }: { readonly household: Household }): Promise<readonly Job[]> =>
    jobsOfHome(homeOf(household), catalogue);
