import type { ReceivedMail } from './inbox.ts';
import type { StreamId, SuppressionReason } from './suppressions.ts';

/** An event in the shape in which Postmark's webhook sends it. */
export type PostmarkEvent = Readonly<Record<string, unknown>> & { readonly RecordType: string };

type Happening = {
  /** Counts the events. */
  readonly id: number;
  readonly mail: ReceivedMail;
  readonly email: string;
  readonly at: Date;
};

const serverId = 23;

const common = ({ mail }: Pick<Happening, 'mail'>) => ({
  MessageID: mail.id,
  ServerID: serverId,
  MessageStream: mail.stream,
  Tag: mail.tag,
  Metadata: {},
});

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
export function bounce(happening: Happening): PostmarkEvent {
  return {
    RecordType: 'Bounce',
    ...common(happening),
    ...rejection(happening),
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
    Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
    CanActivate: true,
  };
}

/** https://postmarkapp.com/developer/webhooks/spam-complaint-webhook */
export function spamComplaint(happening: Happening): PostmarkEvent {
  return {
    RecordType: 'SpamComplaint',
    ...common(happening),
    ...rejection(happening),
    Type: 'SpamComplaint',
    TypeCode: 100_001,
    Name: 'Spam complaint',
    Description: 'The subscriber explicitly marked this message as spam.',
    Details: 'Test spam complaint details',
    CanActivate: false,
  };
}

const rejection = ({ id, mail, email, at }: Happening) => ({
  ID: id,
  Email: email,
  From: mail.from,
  BouncedAt: at.toISOString(),
  DumpAvailable: false,
  Inactive: true,
  Subject: mail.subject,
});

type Change = {
  readonly stream: StreamId;
  readonly email: string;
  /** Absent when the address is active again. */
  readonly reason?: SuppressionReason;
  readonly mail?: ReceivedMail;
  readonly at: Date;
};

/** https://postmarkapp.com/developer/webhooks/subscription-change-webhook */
export function subscriptionChange({ stream, email, reason, mail, at }: Change): PostmarkEvent {
  return {
    RecordType: 'SubscriptionChange',
    MessageID: mail?.id ?? '00000000-0000-0000-0000-000000000000',
    ServerID: serverId,
    MessageStream: stream,
    ChangedAt: at.toISOString(),
    Recipient: email,
    Origin: mail ? 'Recipient' : 'Customer',
    SuppressSending: reason !== undefined,
    SuppressionReason: reason ?? null,
    Tag: mail?.tag ?? null,
    Metadata: {},
  };
}
