import type { OutputOf } from '#apps/ui/api/client.ts';

export type Delivery = OutputOf<'testWebhook'>;
type Event = Delivery['event'];

/** In the order in which they can be chosen. */
export const eventNames: Readonly<Record<Exclude<Event, 'test'>, string>> = {
  'task.completed': 'A task is done',
  'task.reopened': 'A task is open again',
  'task.moved': 'A task is moved',
  'task.skipped': 'A task is skipped',
  'task.created': 'A task is added',
  'week.planned': 'A week is planned',
};

export const nameOfEvent = (event: Event): string => (event === 'test' ? 'Test' : eventNames[event]);

const problems: Readonly<Record<NonNullable<Delivery['problem']>, string>> = {
  no_public_address: 'the address isn’t known, or isn’t open to the internet',
  timed_out: 'no response within ten seconds',
  untrusted: 'the certificate isn’t valid',
  closed: 'the connection was closed',
  too_large: 'the response was too large',
  unreadable: 'the secret can’t be read any more. Please add the webhook again',
};

/** What came of a delivery, such as "Accepted with 204 in 130 ms". */
export function outcomeOf({ state, attempts, status, problem, durationMs }: Delivery): string {
  const why = status === null ? problem && problems[problem] : `response ${status} in ${durationMs ?? 0} ms`;
  if (state === 'delivered') return `Accepted: ${why}`;
  if (attempts === 0) return state === 'waiting' ? 'On its way' : 'Not sent: the webhook was paused';
  return `${state === 'waiting' ? 'Will be tried again' : 'Not accepted'}: ${why}`;
}
