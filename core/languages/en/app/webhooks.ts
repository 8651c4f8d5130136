import { format } from '../format.ts';

/** What webhooks report, and what came of it. */
export const webhooks = {
  noAddress: 'Please enter an address that starts with https://',
  noEvent: 'Please choose at least one',
  address: 'Address',
  addressHint: 'Where the other program listens, such as https://home.example.com/hook.',
  when: 'Tell it when',
  submit: 'Add the webhook',
  yourWebhooks: 'your webhooks',
  noWebhook: 'Nothing is reported anywhere.',
  note: (kinds: number, added: string) =>
    `${format.count(kinds, { one: 'kind', other: 'kinds' })} of change, added on ${added}`,
  paused: (day: string) =>
    `Paused on ${day}, because it didn’t accept what we sent. It starts again once it accepts a test.`,
  deliveries: 'Deliveries',
  secret: 'The secret of the new webhook',
  copySecret: 'Copy it now: it can’t be shown again. The other program checks with it that a message is from here.',
  add: 'Add a webhook',
  sendTest: 'Send a test',
  theDeliveries: 'the deliveries',
  nothingSent: 'Nothing has been sent yet.',
  test: 'Test',
  noPublicAddress: 'the address isn’t known, or isn’t open to the internet',
  timedOut: 'no response within ten seconds',
  untrusted: 'the certificate isn’t valid',
  closed: 'the connection was closed',
  tooLarge: 'the response was too large',
  unreadable: 'the secret can’t be read any more. Please add the webhook again',
  response: (status: number, ms: number) => `response ${status} in ${ms} ms`,
  accepted: (why: string) => `Accepted: ${why}`,
  onItsWay: 'On its way',
  notSent: 'Not sent: the webhook was paused',
  willRetry: (why: string) => `Will be tried again: ${why}`,
  notAccepted: (why: string) => `Not accepted: ${why}`,
} as const;
