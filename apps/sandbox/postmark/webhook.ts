import type { Agenda } from '../agenda.ts';
import type { EventEndpoint } from '../vendor.ts';
import type { PostmarkEvent } from './events.ts';

const second = 1_000;
/** Postmark's delays grow over six hours; these grow over a minute. */
const shortDelaysMs = [1, 2, 5, 10, 30].map((seconds) => seconds * second);
const longestWaitMs = 10 * second;
/** A server that responds with this wants no retry. */
const forbidden = 403;

/** Sends events to one endpoint, with basic authentication as the user `postmark`, until it accepts them. */
export function makeWebhook(agenda: Agenda) {
  const stopped = new AbortController();
  let endpoint: EventEndpoint | undefined;

  /** Returns whether the endpoint wants no further try. */
  async function attempt(event: PostmarkEvent, attempts: number): Promise<boolean> {
    if (!endpoint || stopped.signal.aborted) return false;
    const status = await post(endpoint, event, stopped.signal);
    const delay = shortDelaysMs[attempts];
    if (isFinal(status)) return true;
    if (!stopped.signal.aborted && delay !== undefined)
      agenda.later(delay, `postmark: ${event.RecordType}`, () => attempt(event, attempts + 1));
    return false;
  }

  return {
    /** From now on sends events to this endpoint. Without one, events are forgotten. */
    sendTo(receiver: EventEndpoint): void {
      endpoint = receiver;
    },
    /** Sends the events in this order. */
    async send(events: readonly PostmarkEvent[]): Promise<void> {
      for (const event of events) await attempt(event, 0);
    },
    close: () => stopped.abort(),
  };
}

const isFinal = (status: number): boolean => (status >= 200 && status < 300) || status === forbidden;

/** Returns the status of the response; 0 without one. */
async function post({ url, secret }: EventEndpoint, event: PostmarkEvent, signal: AbortSignal): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(event),
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Basic ${Buffer.from(`postmark:${secret}`).toString('base64')}`,
        'User-Agent': 'Postmark',
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
