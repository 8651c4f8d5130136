import { signedIn } from '../../domain/access/found.ts';
import { feedTimes } from '../../domain/calendar/feed-times.ts';
import type { EventTimes } from '../../domain/calendar/settings.ts';
import { DomainError } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;
type Input = PersonInHome & { readonly times: Partial<EventTimes>; readonly onlyMine?: boolean | undefined };

/**
 * Chooses when the feed's events are while no calendar is connected, and whether it leaves out what is for others. Throws `calendar_premium_required` and
 * `calendar_feed_missing`.
 */
export const makeUpdateCalendarFeed =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId, personId, times, onlyMine }: Input): Promise<void> =>
    unitOfWork.run(async ({ households, calendarFeeds }) => {
      const household = signedIn(await households.lock(householdId));
      if (!isPremium(household, clock.now())) throw new DomainError('calendar_premium_required');
      const known = await calendarFeeds.find(householdId, personId);
      // A calendar that reads the feed meanwhile counts its versions.
      const feed = known && (await calendarFeeds.lockBySecret(known.secretHash));
      if (!feed) throw new DomainError('calendar_feed_missing');
      const chosen = { ...feedTimes(undefined, feed.times, household), ...times };
      await calendarFeeds.save({ ...feed, times: chosen, ...(onlyMine !== undefined && { onlyMine }) });
    });
