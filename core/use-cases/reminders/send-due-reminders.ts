import { guideIn } from '../../catalogue/guide-in.ts';
import { type GuideReminder, mayBeSentLater } from '../../domain/reminders/guide-reminder.ts';
import { pluralise } from '../../domain/text/pluralise.ts';
import type { Mail, MailOutcome } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl' | 'clock'>;

const page = 200;

/**
 * Mails each reminder that is due, and deletes it with its address. What couldn't be sent stays for the next run, for a week if
 * the mail service refused it without naming the address. Only a mail that was on its way when a worker was killed can arrive
 * twice, with the same `Message-ID`. Returns how many were sent; throws if the mail service was away.
 */
export const makeSendDueReminders =
  ({ unitOfWork, mailer, baseUrl, clock }: Deps) =>
  async (): Promise<number> => {
    const now = clock.now();
    let sent = 0;
    const failures: unknown[] = [];
    const settle = async ({ reminder }: { readonly reminder: GuideReminder }, outcome: MailOutcome) => {
      if (outcome.status === 'failed') failures.push(outcome.error);
      if (outcome.status === 'failed' || (outcome.status === 'rejected' && mayBeSentLater(reminder, now))) return;
      await unitOfWork.run(({ guideReminders }) => guideReminders.delete(reminder.id));
      if (outcome.status === 'sent') sent += 1;
    };
    for (let due = await dueAfter(undefined); due.length > 0; due = await dueAfter(due.at(-1)?.id)) {
      const letters = due.map((reminder) => ({ reminder, mail: mailOf(reminder, baseUrl) }));
      const before = failures.length;
      await mailer.sendEach(letters, settle);
      // The mail service is away.
      if (failures.length - before === letters.length) break;
    }
    if (failures.length > 0)
      throw new Error(`Still to be sent: ${pluralise(failures.length, 'reminder')}`, { cause: failures[0] });
    return sent;

    function dueAfter(id: string | undefined): Promise<readonly GuideReminder[]> {
      return unitOfWork.run(({ guideReminders }) => guideReminders.due(now, id, page));
    }
  };

function mailOf({ id, email: to, language, guide }: GuideReminder, baseUrl: string): Mail {
  const { title, path } = guideIn(language, guide);
  return { kind: 'guide-reminder', id, to, language, guide: title, link: new URL(path, baseUrl).href };
}
