import type { Models } from 'postmark';
import { describe, expect, it } from 'vitest';
import { makeMailEvents } from '#adapters/memory/mail-events.ts';
import { makePostmarkEvents } from '#adapters/postmark/mail-events.ts';
import type { MailEvent } from '#core/ports/mail-events.ts';
import { mailEventsContract } from './mail-events.contract.ts';

const webhookSecret = 'the secret of this test';
const authorization = `Basic ${Buffer.from(`postmark:${webhookSecret}`).toString('base64')}`;
const encode = (record: object) => new TextEncoder().encode(JSON.stringify(record));
const postmark = makePostmarkEvents({ webhookSecret, summaryStream: 'summaries' });

/** As Postmark writes instants: seven digits of a second, and a time zone. */
const instant = (at: Date) =>
  at
    .toISOString()
    .replace(/(\.\d{3})Z$/, '$10000-00:00')
    .replace('-00:00', '+00:00');

function recordOf({ kind, email, stream, at }: MailEvent): object {
  const MessageStream = stream === 'summaries' ? 'summaries' : 'outbound';
  if (kind === 'bounce')
    return {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Inactive: true,
      Email: email,
      MessageStream,
      BouncedAt: instant(at),
    };
  if (kind === 'complaint')
    return { RecordType: 'SpamComplaint', Inactive: true, Email: email, MessageStream, BouncedAt: instant(at) };
  const SuppressSending = kind === 'suppressed';
  const SuppressionReason = SuppressSending ? 'ManualSuppression' : null;
  const change = { SuppressSending, SuppressionReason, Recipient: email, MessageStream, ChangedAt: instant(at) };
  return { RecordType: 'SubscriptionChange', Origin: 'Recipient', ...change } satisfies {
    // The vendor's library doesn't say that the reason is null once mail is sent again.
    [Name in keyof Models.SubscriptionChangeWebhook]?: Models.SubscriptionChangeWebhook[Name] | null;
  };
}

mailEventsContract('memory', () => {
  const mailEvents = makeMailEvents();
  return { mailEvents, write: mailEvents.write };
});

mailEventsContract('postmark', () => ({
  mailEvents: postmark,
  write: (event) => ({
    body: encode(
      event === 'of no concern' ? { RecordType: 'Delivery', Recipient: 'ada@home.example' } : recordOf(event),
    ),
    authorization,
  }),
}));

describe('the events of Postmark', () => {
  const at = new Date('2027-01-04T08:00:00Z');
  const change = { ...recordOf({ kind: 'suppressed', email: 'ada@home.example', stream: 'summaries', at }) };

  it.each([
    ['HardBounce', 'bounce'],
    ['SpamComplaint', 'complaint'],
    ['ManualSuppression', 'suppressed'],
  ])('give the reason %s of a suppression as a %s', async (SuppressionReason, kind) => {
    expect(await postmark.read(encode({ ...change, SuppressionReason }), authorization)).toMatchObject([{ kind }]);
  });

  it('leave out a bounce after which Postmark goes on sending', async () => {
    const bounce = recordOf({ kind: 'bounce', email: 'ada@home.example', stream: 'account', at });
    expect(await postmark.read(encode({ ...bounce, Type: 'SoftBounce', Inactive: false }), authorization)).toEqual([]);
  });

  it('are refused when a field is missing', async () => {
    const { ChangedAt: _, ...incomplete } = { ChangedAt: '', ...change };
    await expect(postmark.read(encode(incomplete), authorization)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('are refused while no secret is set', async () => {
    const { read } = makePostmarkEvents({ webhookSecret: undefined, summaryStream: 'summaries' });
    for (const given of ['', authorization, `Basic ${Buffer.from('postmark:undefined').toString('base64')}`]) {
      await expect(read(encode(change), given)).rejects.toMatchObject({ code: 'not_authorised' });
    }
  });
});
