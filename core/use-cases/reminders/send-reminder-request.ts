import { guideIn } from '../../catalogue/guide-in.ts';
import { mailBudgetOf, mailsOfOthers } from '../../domain/access/mail-budget.ts';
import { addressIn } from '../../domain/languages.ts';
import { reminderAddress } from '../../domain/reminders/guide-reminder.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'baseUrl' | 'rateLimiter'>;

/**
 * Mails the link that confirms a reminder, or ends it. Such mails are limited, because anyone can cause them: beyond the
 * share of the mailbox, none is sent. An address that isn't confirmed and gets no mail is deleted.
 */
export const makeSendReminderRequest =
  ({ unitOfWork, mailer, linkTokens, baseUrl, rateLimiter }: Deps) =>
  async ({ reminderId }: { readonly reminderId: string }): Promise<void> => {
    const reminder = await unitOfWork.run(({ guideReminders }) => guideReminders.find(reminderId));
    if (!reminder) return;
    const { email, language, guide, askedAt } = reminder;
    const forget = () =>
      unitOfWork.run(async ({ guideReminders }) => {
        const unsent = await guideReminders.lock(reminderId);
        if (unsent && !unsent.dueAt) await guideReminders.delete(reminderId);
      });
    if (!(await rateLimiter.take(mailBudgetOf(email), mailsOfOthers)).allowed) return forget();
    const outcome = await sendOrGiveUp(mailer, {
      kind: 'guide-reminder-request',
      id: `${reminderId} ${askedAt.toISOString()}`,
      to: email,
      language,
      guide: guideIn(language, guide).title,
      link: addressIn(language, reminderAddress(baseUrl, linkTokens.tokenFor(reminderId))),
    });
    if (outcome !== 'sent') await forget();
  };
