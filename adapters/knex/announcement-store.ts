import type { Knex } from 'knex';
import type { Announcement } from '#core/domain/selling/announcement.ts';
import type { AnnouncementStore } from '#core/ports/announcement-store.ts';

type AnnouncementRow = {
  household_id: string;
  key: string;
  /** The driver parses JSON. */
  announcement: Announcement;
  sent_at: Date | null;
};

export function makeAnnouncementStore(trx: Knex.Transaction): AnnouncementStore {
  const announcements = () => trx<AnnouncementRow>('announcements');
  return {
    add: async ({ householdId, key, announcement }) => {
      const row = { household_id: householdId, key, announcement: trx.raw('?::jsonb', JSON.stringify(announcement)) };
      const added = await announcements().insert(row).onConflict().ignore().returning('key');
      return added.length > 0;
    },
    has: async ({ householdId, key }) =>
      (await announcements().where({ household_id: householdId, key }).first('key')) !== undefined,
    unsent: async (householdId) =>
      (await announcements().where({ household_id: householdId }).whereNull('sent_at').orderBy('key')).map(
        ({ key, announcement }) => ({ householdId, key, announcement }),
      ),
    sent: async ({ householdId, key }, sentAt) => {
      await announcements().where({ household_id: householdId, key }).update({ sent_at: sentAt });
    },
  };
}
