import { careTaskById } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { type VisitsAhead, visitsAhead } from '../../domain/history/visits.ts';
import { monthsAhead } from '../../domain/plan/year/months-ahead.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'readPlanInput'>;

/** Visits of professionals in the year ahead, with what the household usually pays for them. Throws `not_onboarded`. */
export const makeGetVisits =
  ({ unitOfWork, clock, readPlanInput }: Deps) =>
  ({ householdId }: { readonly householdId: string }): Promise<VisitsAhead> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const today = dateInZone(clock.now(), household.timezone);
      const { months } = monthsAhead(await readPlanInput(stores, household, today));
      const entries = await stores.history.entries(householdId, household.timezone, today);
      return visitsAhead(months, entries, (id) => careTaskById.get(id));
    });
