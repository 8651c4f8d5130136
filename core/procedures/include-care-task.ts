import type { Household } from '../domain/home/household.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { ChangeHome } from './change-home.ts';

/**
 * Takes back an exclusion, so that the care task is planned again. Has no effect on a care task that isn't excluded. The
 * caller holds the household locked.
 */
export const makeIncludeCareTask =
  ({ changeHome }: { readonly changeHome: ChangeHome }) =>
  async (stores: Stores, household: Household, careTaskId: string | undefined): Promise<void> => {
    const excludedTasks = household.excludedTasks.filter((excluded) => excluded !== careTaskId);
    if (excludedTasks.length === household.excludedTasks.length) return;
    await changeHome(stores, household, { excludedTasks });
  };
