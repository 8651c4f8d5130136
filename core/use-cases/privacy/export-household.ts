import { signedIn } from '../../domain/household.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };

export type HouseholdExport = {
  readonly exportedAt: Date;
  /** Rows by table, as they are stored, without secrets. */
  readonly data: Readonly<Record<string, readonly unknown[]>>;
};

/** All that is stored about a household. Throws `not_signed_in` when there is none. */
export const makeExportHousehold =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId }: { householdId: string }): Promise<HouseholdExport> =>
    unitOfWork.run(async ({ households, personalData }) => {
      const household = signedIn(await households.find(householdId));
      return { exportedAt: clock.now(), data: await personalData.read(household) };
    });
