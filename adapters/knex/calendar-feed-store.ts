import type { Knex } from 'knex';
import type { FeedVersions } from '#core/domain/calendar/feed.ts';
import type { CalendarFeed, CalendarFeedStore } from '#core/ports/calendar-feed-store.ts';

type FeedRow = { household_id: string; secret_hash: string; secret: string; created_at: Date; versions: FeedVersions };

const feedOf = (row: FeedRow): CalendarFeed => ({
  householdId: row.household_id,
  secretHash: row.secret_hash,
  secret: row.secret,
  createdAt: row.created_at,
  versions: row.versions,
});

export function makeCalendarFeedStore(trx: Knex.Transaction): CalendarFeedStore {
  const feeds = () => trx<FeedRow>('calendar_feeds');
  return {
    find: async (householdId) => {
      const row = await feeds().where({ household_id: householdId }).first();
      return row && feedOf(row);
    },
    lockBySecret: async (secretHash) => {
      const row = await feeds().where({ secret_hash: secretHash }).forUpdate().first();
      return row && feedOf(row);
    },
    save: async ({ householdId, secretHash, secret, createdAt, versions }) => {
      const columns = { secret_hash: secretHash, secret, created_at: createdAt, versions };
      await feeds()
        .insert({ household_id: householdId, ...columns })
        .onConflict('household_id')
        .merge(columns);
    },
    remove: async (householdId) => {
      await feeds().where({ household_id: householdId }).delete();
    },
  };
}
