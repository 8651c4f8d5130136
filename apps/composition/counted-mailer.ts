import { DomainError } from '#core/domain/errors.ts';
import type { Mailer, MailOutcome } from '#core/ports/mailer.ts';
import type { Metrics } from '#core/ports/metrics.ts';

/** Counts every mail that a mailer sends, and what became of it. */
export const countedMailer = (mailer: Mailer, { countMail }: Metrics): Mailer => ({
  ...mailer,
  send: async (mail) => {
    const { kind } = mail;
    try {
      await mailer.send(mail);
    } catch (error) {
      countMail({ kind, outcome: outcomeOf(error) });
      throw error;
    }
    countMail({ kind, outcome: 'sent' });
  },
  sendEach: (letters, report) =>
    mailer.sendEach(letters, (letter, outcome) => {
      countMail({ kind: letter.mail.kind, outcome: outcome.status });
      return report(letter, outcome);
    }),
});

function outcomeOf(error: unknown): MailOutcome['status'] {
  const code = error instanceof DomainError ? error.code : undefined;
  if (code === 'address_refused') return 'refused';
  return code === 'mail_rejected' ? 'rejected' : 'failed';
}
