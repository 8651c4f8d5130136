import type { Household } from '../domain/home/household.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { RenewTurns } from './renew-turns.ts';

/** Plans again what is due by a meter. The caller holds the household locked. */
export const makeRenewMeteredTurns =
  ({ renewTurns }: { readonly renewTurns: RenewTurns }) =>
  async (stores: Stores, household: Household, meterId: string): Promise<void> => {
    for (const customTask of await stores.customTasks.list(household.id)) {
      if (customTask.use?.meter === meterId) await renewTurns(stores, household, customTask);
    }
  };
