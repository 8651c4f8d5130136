import type { Break } from './break.ts';

/** The local stand-ins for other companies' servers. */
export const sandboxBreaks: readonly Break[] = [
  {
    what: 'The inbox shows the mails of others',
    file: 'apps/sandbox/postmark/inbox.ts',
    find: 'mails.filter((mail) => mail.recipients.includes(to.trim().toLowerCase()))',
    replace: 'mails.filter((mail) => mail.recipients.length > 0)',
    tests: ['test/sandbox/sandbox.test.ts'],
  },
  {
    what: 'An address that has bounced is mailed all the same',
    file: 'apps/sandbox/postmark/suppressions.ts',
    find: 'email.toLowerCase().endsWith(inactiveDomain)',
    replace: "email.toLowerCase().endsWith('@gone.example')",
    tests: ['test/sandbox/sandbox.test.ts'],
  },
  {
    what: 'A complaint in one stream stops the mail of every stream',
    file: 'apps/sandbox/postmark/suppressions.ts',
    find: '`${stream} ${email.toLowerCase()}`',
    replace: 'email.toLowerCase()',
    tests: ['test/sandbox/postmark-streams.test.ts'],
  },
  {
    what: 'A fault with a count goes on for ever',
    file: 'apps/sandbox/faults/faults.ts',
    find: 'times: fault.times - 1',
    replace: 'times: fault.times',
    tests: ['test/sandbox/faults.test.ts'],
  },
  {
    what: 'A simulated 429 does not say when to come back',
    file: 'apps/sandbox/faults/inject-fault.ts',
    find: "if (status === 429) context.set('Retry-After', String(retryAfterSeconds));",
    replace: '',
    tests: ['test/sandbox/faults.test.ts', 'test/sandbox/sandbox.test.ts'],
  },
  {
    what: 'A renewal that fails is not announced',
    file: 'apps/sandbox/stripe/account/subscriptions.ts',
    find: "if (invoice?.status === 'open') journal.record('invoice.payment_failed', shapes.invoice(invoice));",
    replace: '',
    tests: ['test/http/payments.test.ts'],
  },
  {
    what: 'A simulated loss of the response loses the request',
    file: 'apps/sandbox/faults/inject-fault.ts',
    find: '      await next();\n      if (lost)',
    replace: '      if (!lost) await next();\n      if (lost)',
    tests: ['test/sandbox/faults.test.ts', 'test/sandbox/google-pages.test.ts'],
  },
  {
    what: 'The id of a deleted event is free again',
    file: 'apps/sandbox/google/calendar/store.ts',
    find: 'if (events.has(eventId))',
    replace: "if (events.get(eventId)?.contents.status === 'confirmed')",
    tests: ['test/sandbox/google.test.ts', 'test/contracts/calendars.test.ts'],
  },
  {
    what: 'Google’s stand-in grants every scope',
    file: 'apps/sandbox/google/oauth/consent-request.ts',
    find: 'if (refused.length > 0)',
    replace: 'if (refused.length > 9)',
    tests: ['test/sandbox/google-oauth.test.ts'],
  },
  {
    what: 'Google’s stand-in does not compare the verifier',
    file: 'apps/sandbox/google/oauth/api.ts',
    find: ' || sha256(verifier) !== request.challenge',
    replace: ' || !sha256(verifier)',
    tests: ['test/sandbox/google-oauth.test.ts', 'test/contracts/calendars.test.ts'],
  },
];
