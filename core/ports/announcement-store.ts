import type { Announcement } from '../domain/selling/announcement.ts';

/** An announcement to a home. `key`: the same for the same contents. */
export type HomesAnnouncement = {
  readonly householdId: string;
  readonly key: string;
  readonly announcement: Announcement;
};

export type AnnouncementStore = {
  /** False, without effect, when the home has it already. */
  add(announcement: HomesAnnouncement): Promise<boolean>;
  has(announcement: Pick<HomesAnnouncement, 'householdId' | 'key'>): Promise<boolean>;
  /** The home's announcements that have yet to be mailed, in the order of their keys. */
  unsent(householdId: string): Promise<readonly HomesAnnouncement[]>;
  /** Notes that it was mailed. */
  sent(announcement: Pick<HomesAnnouncement, 'householdId' | 'key'>, at: Date): Promise<void>;
};
