import type { Knex } from 'knex';
import type { FeedVersions } from '#core/domain/calendar/feed.ts';
import type { EventTimes } from '#core/domain/calendar/settings.ts';
import type { CalendarFeed, CalendarFeedStore } from '#core/ports/calendar-feed-store.ts';

type FeedRow = {
  household_id: string;
  person_id: string;
  only_mine: boolean;
  secret_hash: string;
  secret: string;
  created_at: Date;
  versions: FeedVersions;
  timezone: string | null;
  event_start_time: string | null;
  event_duration: number | null;
};

function timesOf({ timezone, event_start_time, event_duration }: FeedRow): EventTimes | undefined {
  if (timezone === null || event_start_time === null || event_duration === null) return undefined;
  return { timezone, eventStartTime: event_start_time, eventDuration: event_duration };
}

const timesColumns = (times: EventTimes | undefined) => ({
  timezone: times?.timezone ?? null,
  event_start_time: times?.eventStartTime ?? null,
  event_duration: times?.eventDuration ?? null,
});

function feedOf(row: FeedRow): CalendarFeed {
  const times = timesOf(row);
  return {
    householdId: row.household_id,
    personId: row.person_id,
    onlyMine: row.only_mine,
    secretHash: row.secret_hash,
    secret: row.secret,
    createdAt: row.created_at,
    versions: row.versions,
    ...(times && { times }),
  };
}

export function makeCalendarFeedStore(trx: Knex.Transaction): CalendarFeedStore {
  const feeds = () => trx<FeedRow>('calendar_feeds');
  return {
    find: async (householdId, personId) => {
      const row = await feeds().where({ household_id: householdId, person_id: personId }).first();
      return row && feedOf(row);
    },
    ofHome: async (householdId) =>
      (await feeds().where({ household_id: householdId }).orderBy('person_id')).map(feedOf),
    lockBySecret: async (secretHash) => {
      const found = await feeds().where({ secret_hash: secretHash }).first('household_id');
      if (!found) return undefined;
      // A statement may only lock rows of one household, so it has to know which.
      const row = await feeds()
        .where({ household_id: found.household_id, secret_hash: secretHash })
        .forUpdate()
        .first();
      return row && feedOf(row);
    },
    save: async ({ householdId, personId, secretHash, secret, createdAt, onlyMine, versions, times }) => {
      const address = { secret_hash: secretHash, secret, created_at: createdAt };
      const columns = { ...address, only_mine: onlyMine, versions, ...timesColumns(times) };
      await feeds()
        .insert({ household_id: householdId, person_id: personId, ...columns })
        .onConflict(['household_id', 'person_id'])
        .merge(columns);
    },
    delete: async (householdId, personId) => {
      await feeds().where({ household_id: householdId, person_id: personId }).delete();
    },
  };
}
