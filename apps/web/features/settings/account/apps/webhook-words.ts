import type { OutputOf } from '#apps/ui/api/client.ts';
import { webhooks as words } from '#words/app/webhooks.ts';
import { webhookEvents } from '#words/webhook-events.ts';

export type Delivery = OutputOf<'testWebhook'>;
type Event = Delivery['event'];

export const nameOfEvent = (event: Event): string => (event === 'test' ? words.test : webhookEvents[event]);

const problems: Readonly<Record<NonNullable<Delivery['problem']>, string>> = {
  no_public_address: words.noPublicAddress,
  timed_out: words.timedOut,
  untrusted: words.untrusted,
  closed: words.closed,
  too_large: words.tooLarge,
  unreadable: words.unreadable,
};

/** What came of a delivery, such as "Accepted with 204 in 130 ms". */
export function outcomeOf({ state, attempts, status, problem, durationMs }: Delivery): string {
  const why = status === null ? (problem ? problems[problem] : '') : words.response(status, durationMs ?? 0);
  if (state === 'delivered') return words.accepted(why);
  if (attempts === 0) return state === 'waiting' ? words.onItsWay : words.notSent;
  return state === 'waiting' ? words.willRetry(why) : words.notAccepted(why);
}
