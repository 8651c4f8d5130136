import type { IsoDate } from '../domain/time/dates.ts';
import type { PlanHouseholds } from './plan-households.ts';

type Input = { readonly householdId: string; readonly upTo: (today: IsoDate) => IsoDate };

/** Plans the weeks of one household that have no plan yet, as `planHouseholds` does. Returns the number of planned weeks. */
export const makePlanWeeks =
  ({ planHouseholds }: { readonly planHouseholds: PlanHouseholds }) =>
  async ({ householdId, upTo }: Input): Promise<number> =>
    (await planHouseholds({ householdIds: [householdId], upTo })).weeks;
