import { bounce, type PostmarkEvent, spamComplaint, subscriptionChange } from './events.ts';
import type { ReceivedMail } from './inbox.ts';
import { isStream, type StreamId, type SuppressionReason, type Suppressions } from './suppressions.ts';

/** What can happen to a mail after Postmark has accepted it, and how a button names it. */
export const reactions = {
  bounce: { label: 'Bounce', reason: 'HardBounce', event: bounce },
  complain: { label: 'Report as spam', reason: 'SpamComplaint', event: spamComplaint },
  unsubscribe: { label: 'Unsubscribe', reason: 'ManualSuppression', event: undefined },
} as const satisfies Record<string, { label: string; reason: SuppressionReason; event: typeof bounce | undefined }>;
type Reaction = keyof typeof reactions;

export const isReaction = (name: string): name is Reaction => Object.hasOwn(reactions, name);

type Deps = {
  readonly suppressions: Suppressions;
  readonly send: (events: readonly PostmarkEvent[]) => Promise<void>;
  readonly now: () => Date;
};

/** Acts for the recipients of mails: changes the suppressions and sends the events, like Postmark. */
export function makeRecipients({ suppressions, send, now }: Deps) {
  let count = 0;

  return {
    async react(mail: ReceivedMail, reaction: Reaction): Promise<void> {
      const { stream } = mail;
      if (!isStream(stream)) return;
      const { reason, event } = reactions[reaction];
      const at = now();
      for (const email of mail.recipients) {
        suppressions.add(stream, email, reason);
        const first = event ? [event({ id: ++count, mail, email, at })] : [];
        await send([...first, subscriptionChange({ stream, email, reason, mail, at })]);
      }
    },

    /** Lets the address receive mail in the stream again. */
    async reactivate(stream: StreamId, email: string): Promise<void> {
      if (suppressions.remove(stream, email)) await send([subscriptionChange({ stream, email, at: now() })]);
    },

    /** Sends what a mail program sends when its user unsubscribes (RFC 8058). Returns whether the mail allows it. */
    async unsubscribeAtOnce({ headers }: ReceivedMail): Promise<boolean> {
      const address = /<(https?:[^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1];
      if (!address || !headers['List-Unsubscribe-Post']) return false;
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
      await response.body?.cancel();
      return response.ok;
    },
  };
}
export type Recipients = ReturnType<typeof makeRecipients>;
