import { remindersExpireBefore } from '../../domain/reminders/guide-reminder.ts';
import type { Needs } from '../../procedures/index.ts';

/** Deletes reminders that weren't confirmed in time, with their addresses. Returns their number. */
export const makeDeleteUnconfirmedReminders =
  ({ unitOfWork, clock }: Needs<'unitOfWork' | 'clock'>) =>
  (): Promise<number> =>
    unitOfWork.run(({ guideReminders }) => guideReminders.deleteUnconfirmed(remindersExpireBefore(clock.now())));
