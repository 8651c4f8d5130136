import { sealedFor } from '../../domain/calendar/connection.ts';
import { feedTimes } from '../../domain/calendar/feed-times.ts';
import type { EventTimes } from '../../domain/calendar/settings.ts';
import { DomainError } from '../../domain/errors.ts';
import { hexOf } from '../../domain/hex.ts';
import { signedIn } from '../../domain/household.ts';
import { isPremium } from '../../domain/tiers.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'secrets' | 'digest' | 'clock' | 'ids' | 'baseUrl'>;
type Input = { readonly householdId: string };

const addressOf = (baseUrl: string, secret: string): string => `${baseUrl}/api/calendar/feed/${secret}.ics`;

type FeedAddress = { readonly url: string; readonly times: EventTimes };

/** The feed's private address, and when its events are; undefined if there is none. */
export const makeGetCalendarFeed =
  ({ unitOfWork, secrets, baseUrl }: Pick<Deps, 'unitOfWork' | 'secrets' | 'baseUrl'>) =>
  async ({ householdId }: Input): Promise<FeedAddress | undefined> => {
    const found = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const feed = await stores.calendarFeeds.find(householdId);
      return feed && { feed, times: feedTimes(await stores.calendars.find(householdId), feed.times, household) };
    });
    if (!found) return undefined;
    const secret = await secrets.open(found.feed.secret, sealedFor('feed secret', householdId));
    return secret === undefined ? undefined : { url: addressOf(baseUrl, secret), times: found.times };
  };

/** Gives the feed a new address; the previous one no longer works. Throws `calendar_premium_required`. */
export const makeRenewCalendarFeed =
  ({ unitOfWork, secrets, digest, clock, ids, baseUrl }: Deps) =>
  async ({ householdId }: Input): Promise<FeedAddress> => {
    const secret = (ids.next() + ids.next()).replaceAll('-', '');
    const sealed = await secrets.seal(secret, sealedFor('feed secret', householdId));
    const times = await unitOfWork.run(async ({ households, calendars, calendarFeeds }) => {
      const household = signedIn(await households.lock(householdId));
      const createdAt = clock.now();
      if (!isPremium(household, createdAt)) throw new DomainError('calendar_premium_required');
      // Calendars that subscribe to the new address know the days by the same ids.
      const known = await calendarFeeds.find(householdId);
      const address = { householdId, secretHash: hexOf(digest.sha256(secret)), secret: sealed, createdAt };
      await calendarFeeds.save({ versions: {}, ...known, ...address });
      return feedTimes(await calendars.find(householdId), known?.times, household);
    });
    return { url: addressOf(baseUrl, secret), times };
  };

/** Removes the feed's address. Has no effect if there is none. */
export const makeRemoveCalendarFeed =
  ({ unitOfWork }: Pick<Deps, 'unitOfWork'>) =>
  ({ householdId }: Input): Promise<void> =>
    unitOfWork.run(({ calendarFeeds }) => calendarFeeds.remove(householdId));
