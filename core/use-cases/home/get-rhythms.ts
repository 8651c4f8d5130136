import { catalogue } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { isShown, type ShownRhythms } from '../../domain/plan/learned/learned-rhythm.ts';
import { rhythmsOfHome } from '../../domain/plan/learned/rhythms-of-home.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'readRhythms' | 'eventLoop'>;

/** The rhythms that the household accepted, and those to propose. Throws `not_onboarded`. */
export const makeGetRhythms =
  ({ unitOfWork, readRhythms, eventLoop }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<ShownRhythms> => {
    const { household, known } = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      return { household, known: await readRhythms(stores, household) };
    });
    return {
      household,
      rhythms: await eventLoop.next(() => rhythmsOfHome(household, catalogue, known).filter(isShown)),
    };
  };
