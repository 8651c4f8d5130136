import type { Mail, Mailer } from '#core/ports/mailer.ts';

export type RecordingMailer = Mailer & {
  /** The mails that were sent, oldest first. */
  readonly sent: readonly Mail[];
  /** Makes the mailer refuse this many of the next mails. */
  refuse(times: number): void;
};

export function makeRecordingMailer(): RecordingMailer {
  const sent: Mail[] = [];
  let refusals = 0;
  return {
    sent,
    refuse: (times) => {
      refusals = times;
    },
    send: async (mail) => {
      if (refusals > 0) {
        refusals--;
        throw new Error('the mail service refused the mail');
      }
      sent.push(mail);
    },
  };
}
