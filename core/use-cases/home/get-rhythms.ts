import { signedIn } from '../../domain/access/found.ts';
import { isShown, type ShownRhythms } from '../../domain/plan/learned/learned-rhythm.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'readRhythms'>;

/** The rhythms that the household accepted, and those to propose. Throws `not_onboarded`. */
export const makeGetRhythms =
  ({ unitOfWork, readRhythms }: Deps) =>
  ({ householdId }: { readonly householdId: string }): Promise<ShownRhythms> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      return { household, rhythms: (await readRhythms(stores, household)).filter(isShown) };
    });
