import type { GuideReminder } from '#core/domain/reminders/guide-reminder.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { GuideReminderStore } from '#core/ports/guide-reminder-store.ts';
import type { Tables } from './database.ts';

export function makeGuideReminderStore({ guideReminders }: Tables): GuideReminderStore {
  const byId = () => [...guideReminders.values()].sort((one, other) => compareText(one.id, other.id));
  const time = ({ askedAt }: GuideReminder) => askedAt.getTime();
  return {
    save: async (reminder) => {
      guideReminders.set(reminder.id, reminder);
    },
    find: async (id) => guideReminders.get(id),
    lock: async (id) => guideReminders.get(id),
    list: async (email) =>
      byId()
        .filter((reminder) => reminder.email === email)
        .sort((one, other) => time(one) - time(other)),
    due: async (now, afterId, limit) =>
      byId()
        .filter(({ id, dueAt }) => dueAt !== undefined && dueAt <= now && (afterId === undefined || id > afterId))
        .slice(0, limit),
    delete: async (id) => {
      guideReminders.delete(id);
    },
    deleteUnconfirmed: async (before) => {
      const old = byId().filter(({ askedAt, dueAt }) => dueAt === undefined && askedAt < before);
      for (const { id } of old) guideReminders.delete(id);
      return old.length;
    },
  };
}
