import { signedIn } from '../../domain/access/found.ts';
import { sealedFor } from '../../domain/calendar/connection.ts';
import { feedTimes } from '../../domain/calendar/feed-times.ts';
import type { EventTimes } from '../../domain/calendar/settings.ts';
import { DomainError } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { hexOf } from '../../domain/text/hex.ts';
import { isShared } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'secrets' | 'digest' | 'clock' | 'ids' | 'baseUrl'>;

const addressOf = (baseUrl: string, secret: string): string => `${baseUrl}/api/calendar/feed/${secret}.ics`;

type FeedAddress = {
  readonly url: string;
  readonly times: EventTimes;
  readonly onlyMine: boolean;
  /** Whether the home has several people, so that some tasks may be for others. */
  readonly isShared: boolean;
};

/** The private address of a person's feed, and what it contains; undefined if there is none. */
export const makeGetCalendarFeed =
  ({ unitOfWork, secrets, baseUrl }: Pick<Deps, 'unitOfWork' | 'secrets' | 'baseUrl'>) =>
  async ({ householdId, personId }: PersonInHome): Promise<FeedAddress | undefined> => {
    const found = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const feed = await stores.calendarFeeds.find(householdId, personId);
      if (!feed) return undefined;
      const times = feedTimes(await stores.calendars.find({ householdId, personId }), feed.times, household);
      return { feed, times, isShared: await isShared(stores.memberships, householdId) };
    });
    if (!found) return undefined;
    const secret = await secrets.open(found.feed.secret, sealedFor('feed secret', householdId));
    if (secret === undefined) return undefined;
    const { feed, ...shown } = found;
    return { url: addressOf(baseUrl, secret), onlyMine: feed.onlyMine, ...shown };
  };

/** Gives the feed a new address; the previous one no longer works. Throws `calendar_premium_required`. */
export const makeRenewCalendarFeed =
  ({ unitOfWork, secrets, digest, clock, ids, baseUrl }: Deps) =>
  async ({ householdId, personId }: PersonInHome): Promise<FeedAddress> => {
    const secret = (ids.next() + ids.next()).replaceAll('-', '');
    const sealed = await secrets.seal(secret, sealedFor('feed secret', householdId));
    const shown = await unitOfWork.run(async (stores) => {
      const { households, calendars, calendarFeeds } = stores;
      const household = signedIn(await households.lock(householdId));
      const createdAt = clock.now();
      if (!isPremium(household, createdAt)) throw new DomainError('calendar_premium_required');
      // Calendars that subscribe to the new address know the days by the same ids.
      const known = await calendarFeeds.find(householdId, personId);
      const address = { householdId, personId, secretHash: hexOf(digest.sha256(secret)), secret: sealed, createdAt };
      await calendarFeeds.save({ versions: {}, onlyMine: false, ...known, ...address });
      const times = feedTimes(await calendars.find({ householdId, personId }), known?.times, household);
      return { times, onlyMine: known?.onlyMine ?? false, isShared: await isShared(stores.memberships, householdId) };
    });
    return { url: addressOf(baseUrl, secret), ...shown };
  };

/** Deletes the feed's address. Has no effect if there is none. */
export const makeDeleteCalendarFeed =
  ({ unitOfWork }: Pick<Deps, 'unitOfWork'>) =>
  ({ householdId, personId }: PersonInHome): Promise<void> =>
    unitOfWork.run(({ calendarFeeds }) => calendarFeeds.delete(householdId, personId));
