import { signedIn } from '../../domain/access/found.ts';
import { candidatesFor } from '../../domain/plan/candidates-for.ts';
import { leftOutBy } from '../../domain/plan/safety-of-wishes.ts';
import { whatWaits } from '../../domain/plan/what-waits.ts';
import { monthsAhead } from '../../domain/plan/year/months-ahead.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'readPlanInput'>;

/** The twelve months ahead, as they would be planned today. Throws `not_onboarded`. */
export const makeGetYear =
  ({ unitOfWork, clock, readPlanInput }: Deps) =>
  ({ householdId }: { readonly householdId: string }) =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const today = dateInZone(clock.now(), household.timezone);
      const input = await readPlanInput(stores, household, today);
      const waits = whatWaits(candidatesFor(input), household.tasksPerWeek);
      const { small, never } = leftOutBy(input);
      const { months, waiting } = monthsAhead(input);
      return { today, months, waiting: [...never, ...waiting], ...(small && { small }), ...(waits && { waits }) };
    });
