import { careTaskById } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { assumesTown } from '../../domain/home/assumed-town.ts';
import { candidatesFor } from '../../domain/plan/candidates-for.ts';
import { leftOutBy, liveWishes } from '../../domain/plan/safety-of-wishes.ts';
import { whatWaits } from '../../domain/plan/what-waits.ts';
import { monthsAhead } from '../../domain/plan/year/months-ahead.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'readPlanInput' | 'eventLoop'>;

/** The twelve months ahead, as they would be planned today. Throws `not_onboarded`. */
export const makeGetYear =
  ({ unitOfWork, clock, readPlanInput, eventLoop }: Deps) =>
  async ({ householdId }: { readonly householdId: string }) => {
    const { tasksPerWeek, today, input } = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const today = dateInZone(clock.now(), household.timezone);
      return { ...household, today, input: await readPlanInput(stores, household, today) };
    });
    const waits = whatWaits(candidatesFor(input), tasksPerWeek);
    const { small, never } = leftOutBy(await liveWishes(input, eventLoop.next), tasksPerWeek);
    const { months, waiting } = monthsAhead(input);
    const ahead = months.flatMap(({ tasks }) => tasks.flatMap(({ taskId }) => careTaskById.get(taskId)?.task ?? []));
    const isAssumed = assumesTown(ahead, input.home);
    return {
      today,
      months,
      assumesTown: isAssumed,
      waiting: [...never, ...waiting],
      ...(small && { small }),
      ...(waits && { waits }),
    };
  };
