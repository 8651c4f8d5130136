import { type HouseholdChanges, withChanges } from '#core/domain/change-of-home.ts';
import { dateInZone } from '#core/domain/dates.ts';
import { DomainError } from '#core/domain/errors.ts';
import { type Household, isOnboarded } from '#core/domain/household.ts';
import { timezoneOfCountry } from '#core/domain/zone-of-country.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };
type Input = {
  readonly householdId: string;
  readonly answers: Required<Omit<HouseholdChanges, 'timezone'>> & { readonly country: string };
  /** From the browser; otherwise the country's, where it has one. */
  readonly timezone: string | undefined;
};

/** Ends onboarding. Doing so again changes the answers and keeps the day of the first time. */
export const makeOnboardHousehold =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId, answers, timezone }: Input): Promise<Household> =>
    unitOfWork.run(async ({ households }) => {
      const before = await households.lock(householdId);
      if (!before) throw new DomainError('not_signed_in');
      const zone = timezone ?? timezoneOfCountry(answers.country) ?? before.timezone;
      const after = withChanges(before, { ...answers, timezone: zone });
      const onboarded = {
        ...after,
        onboardedOn: isOnboarded(before) ? before.onboardedOn : dateInZone(clock.now(), zone),
      };
      await households.update(onboarded);
      return onboarded;
    });
