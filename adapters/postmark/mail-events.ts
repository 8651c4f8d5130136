import { createHash, timingSafeEqual } from 'node:crypto';
import type { Models } from 'postmark';
import { z } from 'zod';
import { DomainError } from '#core/domain/errors.ts';
import { knownAddress } from '#core/domain/people/email-address.ts';
import type { MailEvent, MailEvents } from '#core/ports/mail-events.ts';

type Deps = {
  /** The password of the webhook's basic authentication. Without one, no event is accepted. */
  readonly webhookSecret: string | undefined;
  readonly summaryStream: string;
};

/** The user name of the webhook's basic authentication. */
const webhookUser = 'postmark';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Some fields of an event, named as the vendor's library names them. */
type FieldsOf<Event> = { readonly [Name in keyof Event]?: z.ZodType };

/** https://postmarkapp.com/developer/webhooks/webhooks-overview: the fields that we use. */
const concerns = z.discriminatedUnion('RecordType', [
  z.object({
    RecordType: z.literal('Bounce'),
    Email: z.string(),
    MessageStream: z.string(),
    BouncedAt: instant,
    /** Whether Postmark sends nothing more to the address because of this bounce. */
    Inactive: z.boolean(),
  } satisfies FieldsOf<Models.BounceWebhook & { RecordType: 'Bounce' }>),
  z.object({
    RecordType: z.literal('SpamComplaint'),
    Email: z.string(),
    MessageStream: z.string(),
    BouncedAt: instant,
  } satisfies FieldsOf<Models.SpamComplaintWebhook>),
  z.object({
    RecordType: z.literal('SubscriptionChange'),
    Recipient: z.string(),
    MessageStream: z.string(),
    ChangedAt: instant,
    SuppressSending: z.boolean(),
    SuppressionReason: z.string().nullish(),
  } satisfies FieldsOf<Models.SubscriptionChangeWebhook>),
]);
type Concern = z.output<typeof concerns>;

const concerned = new Set<unknown>(concerns.options.map(({ shape }) => shape.RecordType.value));

/** Reads the events that Postmark's webhook sends. */
export function makePostmarkEvents({ webhookSecret, summaryStream }: Deps): MailEvents {
  const credentials = webhookSecret && `Basic ${Buffer.from(`${webhookUser}:${webhookSecret}`).toString('base64')}`;
  return {
    async read(body, authorization) {
      if (!credentials || !isSame(authorization, credentials)) throw new DomainError('not_authorised');
      const record = parse(body);
      if (!concerned.has(record.RecordType)) return [];
      const parsed = concerns.safeParse(record);
      if (!parsed.success) throw new DomainError('invalid_input', {}, new Error('not an event of Postmark'));
      const { data } = parsed;
      const kind = kindOf(data);
      const email = 'Recipient' in data ? data.Recipient : data.Email;
      const at = 'ChangedAt' in data ? data.ChangedAt : data.BouncedAt;
      const stream = data.MessageStream === summaryStream ? 'summaries' : 'account';
      return kind ? [{ kind, email: knownAddress(email), stream, at }] : [];
    },
  };
}

/** Undefined for an event that needs no reaction. */
function kindOf(event: Concern): MailEvent['kind'] | undefined {
  if (event.RecordType === 'SpamComplaint') return 'complaint';
  if (event.RecordType === 'Bounce') return event.Inactive ? 'bounce' : undefined;
  if (!event.SuppressSending) return 'reactivated';
  if (event.SuppressionReason === 'HardBounce') return 'bounce';
  return event.SuppressionReason === 'SpamComplaint' ? 'complaint' : 'suppressed';
}

/** The parser's message would quote the body, which contains an address. */
function parse(body: Uint8Array): { readonly RecordType?: unknown } {
  try {
    const record: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof record === 'object' && record !== null) return record;
  } catch {
    // Reported below.
  }
  throw new DomainError('invalid_input', {}, new Error('not a JSON object'));
}

/** Compares hashes, which are of one length, in constant time. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
