import { signedIn } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

type HouseholdExport = {
  readonly exportedAt: Date;
  /** Stored rows by table, without secrets. */
  readonly data: Readonly<Record<string, readonly unknown[]>>;
};

/** Everything stored about a household. Throws `not_signed_in` when it no longer exists. */
export const makeExportHousehold =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId }: { householdId: string }): Promise<HouseholdExport> =>
    unitOfWork.run(async ({ households, personalData }) => {
      const household = signedIn(await households.find(householdId));
      return { exportedAt: clock.now(), data: await personalData.read(household) };
    });
