import { compareText } from '#core/domain/text/compare-text.ts';
import type { AnnouncementStore, HomesAnnouncement } from '#core/ports/announcement-store.ts';
import { keyOf, type Tables } from './database.ts';

const rowKey = ({ householdId, key }: Pick<HomesAnnouncement, 'householdId' | 'key'>) => keyOf(householdId, key);

export function makeAnnouncementStore({ announcements }: Tables): AnnouncementStore {
  return {
    add: async (announcement) => {
      if (announcements.has(rowKey(announcement))) return false;
      announcements.set(rowKey(announcement), { ...announcement, sentAt: undefined });
      return true;
    },
    has: async (announcement) => announcements.has(rowKey(announcement)),
    unsent: async (householdId) =>
      [...announcements.values()]
        .filter((each) => each.householdId === householdId && each.sentAt === undefined)
        .map(({ sentAt: _, ...announcement }) => announcement)
        .sort((one, other) => compareText(one.key, other.key)),
    sent: async (announcement, sentAt) => {
      const before = announcements.get(rowKey(announcement));
      if (before) announcements.set(rowKey(announcement), { ...before, sentAt });
    },
  };
}
