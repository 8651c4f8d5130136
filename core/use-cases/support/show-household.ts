import { found, type Household } from '../../domain/household.ts';
import type { CustomTask } from '../../domain/recurrence.ts';
import { isPremium } from '../../domain/tiers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Session } from '../../ports/session-store.ts';
import type { SupportAction } from '../../ports/support-action-store.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };

export type ShownHousehold = {
  readonly household: Household;
  readonly premium: boolean;
  readonly sessions: readonly Session[];
  readonly customTasks: readonly CustomTask[];
  readonly customerIds: readonly string[];
  /** The newest first. */
  readonly supportActions: readonly SupportAction[];
};

/** Returns what support needs to know about a household. Throws `household_not_found`. */
export const makeShowHousehold =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId }: { householdId: string }): Promise<ShownHousehold> =>
    unitOfWork.run(async (stores) => {
      const household = found(await stores.households.find(householdId));
      return {
        household,
        premium: isPremium(household, clock.now()),
        sessions: await stores.sessions.list(householdId),
        customTasks: await stores.customTasks.list(householdId),
        customerIds: await stores.customers.customersOf(householdId),
        supportActions: await stores.supportActions.list(householdId),
      };
    });
