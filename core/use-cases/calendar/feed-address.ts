import { sealedFor } from '../../domain/calendar/connection.ts';
import { DomainError } from '../../domain/errors.ts';
import { hexOf } from '../../domain/hex.ts';
import { signedIn } from '../../domain/household.ts';
import { isPremium } from '../../domain/tiers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Digest } from '../../ports/digest.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly baseUrl: string;
};
type Input = { readonly householdId: string };

const addressOf = (baseUrl: string, secret: string): string => `${baseUrl}/api/calendar/feed/${secret}.ics`;

/** The feed's private address; undefined if there is none. */
export const makeGetCalendarFeed =
  ({ unitOfWork, secrets, baseUrl }: Pick<Deps, 'unitOfWork' | 'secrets' | 'baseUrl'>) =>
  async ({ householdId }: Input): Promise<string | undefined> => {
    const feed = await unitOfWork.run(({ calendarFeeds }) => calendarFeeds.find(householdId));
    const secret = feed && (await secrets.open(feed.secret, sealedFor('feed secret', householdId)));
    return secret === undefined ? undefined : addressOf(baseUrl, secret);
  };

/** Gives the feed a new address; the previous one no longer works. Throws `calendar_premium_required`. */
export const makeRenewCalendarFeed =
  ({ unitOfWork, secrets, digest, clock, ids, baseUrl }: Deps) =>
  async ({ householdId }: Input): Promise<string> => {
    const secret = (ids.next() + ids.next()).replaceAll('-', '');
    const sealed = await secrets.seal(secret, sealedFor('feed secret', householdId));
    await unitOfWork.run(async ({ households, calendarFeeds }) => {
      const household = signedIn(await households.lock(householdId));
      const createdAt = clock.now();
      if (!isPremium(household, createdAt)) throw new DomainError('calendar_premium_required');
      // Calendars that subscribe to the new address know the days by the same ids.
      const versions = (await calendarFeeds.find(householdId))?.versions ?? {};
      const secretHash = hexOf(digest.sha256(secret));
      await calendarFeeds.save({ householdId, secretHash, secret: sealed, createdAt, versions });
    });
    return addressOf(baseUrl, secret);
  };

/** Removes the feed's address. Has no effect if there is none. */
export const makeRemoveCalendarFeed =
  ({ unitOfWork }: Pick<Deps, 'unitOfWork'>) =>
  ({ householdId }: Input): Promise<void> =>
    unitOfWork.run(({ calendarFeeds }) => calendarFeeds.remove(householdId));
