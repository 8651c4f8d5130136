import type { Knex } from 'knex';
import { knownLanguage } from '#core/domain/languages.ts';
import type { GuideReminder } from '#core/domain/reminders/guide-reminder.ts';
import type { GuideReminderStore } from '#core/ports/guide-reminder-store.ts';

type GuideReminderRow = {
  id: string;
  email: string;
  language: string;
  guide: string;
  asked_at: Date;
  due_at: Date | null;
};

const reminderOf = ({ id, email, language, guide, asked_at, due_at }: GuideReminderRow): GuideReminder => ({
  id,
  email,
  language: knownLanguage(language),
  guide,
  askedAt: asked_at,
  ...(due_at && { dueAt: due_at }),
});

export function makeGuideReminderStore(trx: Knex.Transaction): GuideReminderStore {
  const reminders = () => trx<GuideReminderRow>('guide_reminders');
  return {
    save: async ({ id, email, language, guide, askedAt, dueAt }) => {
      const row = { id, email, language, guide, asked_at: askedAt, due_at: dueAt ?? null };
      await reminders().insert(row).onConflict('id').merge();
    },
    find: async (id) => {
      const row = await reminders().where({ id }).first();
      return row && reminderOf(row);
    },
    lock: async (id) => {
      const row = await reminders().where({ id }).forUpdate().first();
      return row && reminderOf(row);
    },
    list: async (email) => (await reminders().where({ email }).orderBy(['asked_at', 'id'])).map(reminderOf),
    due: async (now, afterId, limit) => {
      const found = reminders().where('due_at', '<=', now).orderBy('id').limit(limit);
      return (await (afterId === undefined ? found : found.where('id', '>', afterId))).map(reminderOf);
    },
    delete: async (id) => {
      await reminders().where({ id }).delete();
    },
    deleteUnconfirmed: (before) => reminders().whereNull('due_at').where('asked_at', '<', before).delete(),
  };
}
