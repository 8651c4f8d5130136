import { guideIn } from '../catalogue/guide-in.ts';
import { DomainError } from '../domain/errors.ts';
import type { GuideReminder } from '../domain/reminders/guide-reminder.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type OpenedReminder = {
  readonly reminder: GuideReminder;
  /** The guide's title and path, in the language of the reminder. */
  readonly guide: ReturnType<typeof guideIn>;
};

/** Locks the reminder of a mailed link. Throws `invalid_link` for a token that is forged, or whose reminder is over. */
export const makeOpenReminder =
  ({ linkTokens }: Pick<Ports, 'linkTokens'>) =>
  async ({ guideReminders }: Stores, token: string): Promise<OpenedReminder> => {
    const id = linkTokens.linkIdOf(token);
    const reminder = id === undefined ? undefined : await guideReminders.lock(id);
    if (!reminder) throw new DomainError('invalid_link');
    return { reminder, guide: guideIn(reminder.language, reminder.guide) };
  };
