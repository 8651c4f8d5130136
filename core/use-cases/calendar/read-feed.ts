import { base32hex, eventIdOf, eventSeed } from '../../domain/calendar/event-id.ts';
import { feedDaysAhead, feedDaysBack, withVersionsOf } from '../../domain/calendar/feed.ts';
import { feedTimes } from '../../domain/calendar/feed-times.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { isFor } from '../../domain/tasks/task.ts';
import { hexOf } from '../../domain/text/hex.ts';
import { addDays, type IsoDate } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { FeedEvent } from '../../ports/feed-writer.ts';
import { languageOfPerson } from '../../ports/person-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'feedWriter' | 'digest' | 'clock' | 'dayEvent'>;

/** `tag` changes whenever the text does. */
type CalendarFeedText = { readonly text: string; readonly tag: string };

/** The feed at a private address. Throws `calendar_feed_not_found`, also while its owner has no premium. */
export const makeReadCalendarFeed =
  (deps: Deps) =>
  async ({ secret }: { readonly secret: string }): Promise<CalendarFeedText> => {
    const { unitOfWork, feedWriter, digest } = deps;
    const { events, language } = await unitOfWork.run((stores) => eventsOf(stores, secret, deps));
    const text = await feedWriter.write(events, language);
    return { text, tag: base32hex(digest.sha256(text)) };
  };

async function eventsOf(
  stores: Stores,
  secret: string,
  { digest, clock, dayEvent }: Pick<Deps, 'digest' | 'clock' | 'dayEvent'>,
): Promise<{ readonly events: readonly FeedEvent[]; readonly language: Language }> {
  const feed = await stores.calendarFeeds.lockBySecret(hexOf(digest.sha256(secret)));
  const household = feed && (await stores.households.find(feed.householdId));
  const now = clock.now();
  if (!household || household.deletionRequestedAt || !isPremium(household, now)) {
    throw new DomainError('calendar_feed_not_found');
  }
  const { id: householdId, timezone } = household;
  const language = await languageOfPerson(stores.persons, feed.personId);
  const settings = feedTimes(await stores.calendars.find(feed), feed.times, household);
  const today = dateInZone(now, timezone);
  const from = addDays(today, -feedDaysBack);
  const to = addDays(today, feedDaysAhead);
  const tasks = (await stores.tasks.between(householdId, from, to)).filter(
    (task) => !feed.onlyMine || isFor(feed.personId, task),
  );
  const days = Map.groupBy(tasks, ({ scheduledOn }) => scheduledOn);
  const events = [...days].flatMap(([date, tasks]) => {
    const event = dayEvent({ household, settings, language, date, tasks });
    return event ? [{ date, ...event }] : [];
  });
  const fingerprints = new Map(events.map(({ date, fingerprint }): [IsoDate, string] => [date, fingerprint]));
  const versions = withVersionsOf(feed.versions, fingerprints, from, now);
  if (versions !== feed.versions) await stores.calendarFeeds.save({ ...feed, versions });
  const shown = events.flatMap(({ date, content }) => {
    const version = versions[date];
    const id = eventIdOf(digest.sha256(eventSeed(householdId, date)), 0);
    return version ? [{ id, ...content, sequence: version.sequence, modifiedAt: new Date(version.modifiedAt) }] : [];
  });
  return { events: shown, language };
}
