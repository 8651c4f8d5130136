import { randomUUID } from 'node:crypto';
import { type Email, streamOf } from './email.ts';
import { addressesOf } from './email-address.ts';

export type ReceivedMail = {
  readonly id: string;
  /** Every address that received it, in lower case. */
  readonly recipients: readonly string[];
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The ID of its message stream. */
  readonly stream: string;
  readonly tag: string;
  /** ISO, UTC. */
  readonly sentAt: string;
};

/** Keeps the mail of all recipients, newest first. Removes the oldest when there are more than `capacity`. */
export function makeInbox(capacity = 500) {
  let mails: readonly ReceivedMail[] = [];

  return {
    receive(email: Email): ReceivedMail {
      const id = randomUUID();
      const sentAt = new Date();
      const mail: ReceivedMail = {
        id,
        recipients: [email.To, email.Cc, email.Bcc]
          .flatMap((list) => addressesOf(list ?? ''))
          .map((address) => address.toLowerCase()),
        to: email.To ?? '',
        from: email.From,
        subject: email.Subject ?? '',
        text: email.TextBody ?? '',
        html: email.HtmlBody ?? '',
        headers: headersOf(email, id, sentAt),
        stream: streamOf(email),
        tag: email.Tag ?? '',
        sentAt: sentAt.toISOString(),
      };
      mails = [mail, ...mails].slice(0, capacity);
      return mail;
    },

    /** Returns the mail to one address, in any case, or all mail. */
    list: (to?: string): readonly ReceivedMail[] =>
      to === undefined ? mails : mails.filter((mail) => mail.recipients.includes(to.trim().toLowerCase())),

    find: (id: string): ReceivedMail | undefined => mails.find((mail) => mail.id === id),

    empty(): void {
      mails = [];
    },
  };
}
export type Inbox = ReturnType<typeof makeInbox>;

/** Returns the headers as the recipient's server would receive them. */
function headersOf(email: Email, id: string, sentAt: Date): Record<string, string> {
  const pairs: [string, string | undefined][] = [
    ['From', email.From],
    ['To', email.To],
    ['Cc', email.Cc],
    ['Reply-To', email.ReplyTo],
    ['Subject', email.Subject],
    ['Date', sentAt.toUTCString()],
    ['Message-ID', `<${id}@mtasv.net>`],
    ['X-PM-Message-Id', id],
    ['X-PM-Message-Stream', streamOf(email)],
    ['X-PM-Tag', email.Tag],
    ...(email.Headers ?? []).map((header): [string, string] => [header.Name, header.Value]),
  ];
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
