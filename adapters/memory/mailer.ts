import { deliverEach, type Mail, type Mailer, type MailOutcome, throwUnlessSent } from '#core/ports/mailer.ts';

type RecordingMailer = Mailer & {
  /** The mails that were sent, oldest first. */
  readonly sent: readonly Mail[];
  /** Makes the mailer fail to send this many of the next mails. */
  refuse(times: number): void;
  /** From now on mails to this address have this outcome; without one they are sent again. */
  setOutcome(address: string, status?: 'refused' | 'rejected'): void;
  /** The addresses that receive summaries again. */
  readonly resumed: readonly string[];
  /** From now on the mailer has this problem; without one it works again. */
  breakDown(problem?: string): void;
};

export function makeRecordingMailer(): RecordingMailer {
  const sent: Mail[] = [];
  const resumed: string[] = [];
  const outcomes = new Map<string, 'refused' | 'rejected'>();
  let failures = 0;
  let problem: string | undefined;

  function deliver(mail: Mail): MailOutcome {
    if (failures > 0) {
      failures--;
      return { status: 'failed', error: new Error('the mail service refused the mail') };
    }
    const status = outcomes.get(mail.to);
    if (status) return { status };
    sent.push(mail);
    return { status: 'sent' };
  }

  return {
    sent,
    refuse: (times) => {
      failures = times;
    },
    setOutcome: (address, status) => {
      if (status) outcomes.set(address, status);
      else outcomes.delete(address);
    },
    breakDown: (newProblem) => {
      problem = newProblem;
    },
    send: async (mail) => throwUnlessSent(deliver(mail)),
    sendEach: (letters, report) => deliverEach(letters, async (mail) => deliver(mail), report),
    resumed,
    resumeSummaries: async (address) => {
      resumed.push(address);
    },
    findProblem: async () => problem,
  };
}
