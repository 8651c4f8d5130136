import { type HouseholdChanges, withChanges } from '#core/domain/change-of-home.ts';
import { dateInZone } from '#core/domain/dates.ts';
import { DomainError } from '#core/domain/errors.ts';
import { type Household, isOnboarded } from '#core/domain/household.ts';
import { timezoneOfCountry } from '#core/domain/zone-of-country.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  /** Saves changes of a home that has a plan already. */
  readonly updateHousehold: (input: { householdId: string; changes: HouseholdChanges }) => Promise<Household>;
};
type Input = {
  readonly householdId: string;
  readonly answers: Required<Omit<HouseholdChanges, 'timezone'>> & { readonly country: string };
  /** From the browser; otherwise the country's, where it has one. */
  readonly timezone: string | undefined;
};

/** Ends onboarding. Doing so again is a change of the answers and keeps the day of the first time. */
export const makeOnboardHousehold =
  ({ unitOfWork, clock, updateHousehold }: Deps) =>
  async ({ householdId, answers, timezone }: Input): Promise<Household> => {
    const zone = timezone ?? timezoneOfCountry(answers.country);
    const changes = { ...answers, ...(zone !== undefined && { timezone: zone }) };
    const first = await unitOfWork.run(async ({ households }) => {
      const before = await households.lock(householdId);
      if (!before) throw new DomainError('not_signed_in');
      if (isOnboarded(before)) return undefined;
      const after = withChanges(before, changes);
      const onboarded = { ...after, onboardedOn: dateInZone(clock.now(), after.timezone) };
      await households.update(onboarded);
      return onboarded;
    });
    return first ?? updateHousehold({ householdId, changes });
  };
