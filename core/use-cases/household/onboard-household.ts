import { signedIn } from '../../domain/access/found.ts';
import { timezoneOfCountry } from '../../domain/climate/zone-of-country.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import { contactIn } from '../../domain/people/membership.ts';
import type { Person } from '../../domain/people/person.ts';
import { type HouseholdChanges, withChanges } from '../../domain/plan/change-of-home.ts';
import { newSchedule } from '../../domain/summary/schedule.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'changeHome' | 'townChange'>;
type Input = {
  readonly householdId: string;
  readonly answers: Required<Omit<HouseholdChanges, 'name' | 'timezone' | 'town' | 'assistantWeeks'>> & {
    readonly country: string;
  };
  /** The browser's time zone. Without it, the country's zone applies if the country has only one. */
  readonly timezone: string | undefined;
  /** The id of the nearest town, if someone said it. */
  readonly town?: number | null | undefined;
  /** The person who describes the home, and says what they are called. */
  readonly person?: Pick<Person, 'id' | 'name'>;
};

/**
 * Completes onboarding. For a household that has completed it before, this changes its answers and keeps the first day.
 * Throws `not_signed_in` when the household no longer exists, and `town_not_found` or `town_elsewhere` for a town that it
 * can't have.
 */
export const makeOnboardHousehold =
  ({ unitOfWork, clock, changeHome, townChange }: Deps) =>
  ({ householdId, answers, timezone, town, person }: Input): Promise<Household> =>
    unitOfWork.run(async (stores) => {
      if (person) await stores.persons.change(person.id, { name: person.name });
      const household = signedIn(await stores.households.lock(householdId));
      const nearest = townChange(town, answers.country);
      const zone = timezone ?? nearest.town?.timezone ?? timezoneOfCountry(answers.country);
      const changes = { ...answers, ...nearest, ...(zone !== undefined && { timezone: zone }) };
      if (isOnboarded(household)) return changeHome(stores, household, changes);
      const after = withChanges(household, changes);
      const now = clock.now();
      const onboarded = { ...after, onboardedOn: dateInZone(now, after.timezone) };
      await stores.households.update(onboarded);
      const { id: personId } = signedIn(person ?? contactIn(await stores.memberships.list(householdId)));
      await stores.summarySchedules.save([newSchedule({ householdId, personId }, onboarded.timezone, now)]);
      return onboarded;
    });
