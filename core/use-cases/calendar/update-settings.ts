import { signedIn } from '../../domain/access/found.ts';
import { type CalendarConnection, connected } from '../../domain/calendar/connection.ts';
import type { CalendarSettings } from '../../domain/calendar/settings.ts';
import { DomainError } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { isShared } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'requestSync'>;
type Input = PersonInHome & { readonly changes: Partial<CalendarSettings> };

/**
 * Changes when a person's events take place, what they contain, and whether they follow the plan. Coming events are then
 * written again. Throws `calendar_not_connected` and `calendar_premium_required`.
 */
export const makeUpdateCalendarSettings =
  ({ unitOfWork, clock, requestSync }: Deps) =>
  ({ householdId, personId, changes }: Input): Promise<CalendarConnection & { readonly isShared: boolean }> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const connection = connected(await stores.calendars.lock({ householdId, personId }));
      if (!isPremium(household, clock.now())) throw new DomainError('calendar_premium_required');
      const changed = { ...connection, ...changes };
      await stores.calendars.save(changed);
      await requestSync(stores, [householdId]);
      return { ...changed, isShared: await isShared(stores.memberships, householdId) };
    });
