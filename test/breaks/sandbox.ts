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
];
