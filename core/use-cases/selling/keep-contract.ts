import type { Needs } from '../../procedures/index.ts';

/** Takes back what a signed-in owner, or anyone else of the home, cancelled. Throws `no_subscription` once the contract has ended. */
export const makeKeepContract =
  ({ resumeContract }: Needs<'resumeContract'>) =>
  ({ householdId }: { readonly householdId: string }): Promise<void> =>
    resumeContract(householdId);
