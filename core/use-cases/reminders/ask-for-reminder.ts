import { guideSlugs } from '../../catalogue/guides/guide.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { wasJustAsked } from '../../domain/reminders/guide-reminder.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids'>;
type Input = {
  /** A guide's slug. */
  readonly guide: string;
  /** In lower case. */
  readonly email: string;
  /** That of the page. */
  readonly language: Language;
};

/**
 * Has a link mailed that confirms a reminder in a year. Does the same for every address. Asking again mails the link
 * again, at most once a day, and changes nothing of a reminder that was confirmed. Throws `guide_not_found`.
 */
export const makeAskForReminder =
  ({ unitOfWork, clock, ids }: Deps) =>
  async ({ guide, email, language }: Input): Promise<void> => {
    if (!guideSlugs.some((slug) => slug === guide)) throw new DomainError('guide_not_found');
    await unitOfWork.run(async ({ guideReminders, jobs }) => {
      const askedAt = clock.now();
      const listed = (await guideReminders.list(email)).find((each) => each.guide === guide);
      // It may be confirmed, or have ended, at this moment.
      const known = listed && (await guideReminders.lock(listed.id));
      if (known && wasJustAsked(known, askedAt)) return;
      const reminder = { id: ids.next(), email, guide, language, ...known, askedAt };
      await guideReminders.save(reminder);
      await jobs.enqueue({ name: 'send-reminder-request', data: { reminderId: reminder.id } });
    });
  };
