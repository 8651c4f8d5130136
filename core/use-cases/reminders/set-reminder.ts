import { aYearAfter } from '../../domain/reminders/guide-reminder.ts';
import type { Needs } from '../../procedures/index.ts';
import type { OpenedReminder } from '../../procedures/open-reminder.ts';

type Deps = Needs<'unitOfWork' | 'openReminder' | 'clock'>;
type Input = { readonly token: string; readonly wanted: boolean };

/**
 * Confirms a reminder by its mailed link, which proves that the reader owns the address, or ends it, which deletes the address
 * at once. An address gets one mail about a guide, however often it was asked for. Throws `invalid_link`.
 */
export const makeSetReminder =
  ({ unitOfWork, openReminder, clock }: Deps) =>
  ({ token, wanted }: Input): Promise<OpenedReminder> =>
    unitOfWork.run(async (stores) => {
      const { guideReminders } = stores;
      const opened = await openReminder(stores, token);
      const { dueAt = aYearAfter(clock.now()), ...open } = opened.reminder;
      const alike = (await guideReminders.list(open.email)).filter((each) => each.guide === open.guide);
      const over = wanted ? alike.filter((each) => each.id !== open.id) : alike;
      for (const each of over) await guideReminders.delete(each.id);
      if (!wanted) return { ...opened, reminder: open };
      const reminder = { ...open, dueAt };
      await guideReminders.save(reminder);
      return { ...opened, reminder };
    });
