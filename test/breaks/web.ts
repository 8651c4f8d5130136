import type { Break } from './break.ts';

/** What a browser shows, keeps and sends to others. */
export const webBreaks: readonly Break[] = [
  {
    what: 'Analytics is loaded before anyone agreed',
    file: 'apps/ui/analytics/start-analytics.ts',
    find: 'readConsent() === true',
    replace: 'readConsent() !== false',
    tests: ['test/e2e/analytics.test.ts'],
  },
  {
    what: 'Analytics receives the token in an address',
    file: 'apps/ui/analytics/track.ts',
    find: 'const whole = { ...parameters, ...viewer, page_location: pageLocationOf(location) };',
    replace: 'const whole = { ...parameters, ...viewer, page_location: location.href };',
    tests: ['test/web/analytics.test.ts', 'test/e2e/analytics.test.ts'],
  },
  {
    what: 'The token of a link stays in the address and the history',
    file: 'apps/web/session/link-token.ts',
    find: "history.replaceState(history.state, '', address);",
    replace: '',
    tests: ['test/component/sign-in/opened-link.test.tsx'],
  },
  {
    what: 'A mail scanner that opens a link spends it',
    file: 'apps/web/features/sign-in/verification.ts',
    find: "return startsWithNonce(token, nonces) ? 'post' : 'ask';",
    replace: "return startsWithNonce(token, nonces) ? 'post' : 'post';",
    tests: ['test/web/sign-in.test.ts'],
  },
  {
    what: 'Stripe’s table is loaded without consent',
    file: 'apps/site/live/plans.ts',
    find: 'const isAllowed = readConsent() === true;',
    replace: 'const isAllowed = readConsent() !== null;',
    tests: ['test/component/pricing/stripe-table.test.tsx'],
  },
  {
    what: 'A new link shows costs, names, notes and photos unless the user switches them off',
    file: 'apps/web/features/history/dialogs/new-link-form.tsx',
    find: 'useState({ costs: false, names: false, notes: false, photos: false })',
    replace: 'useState({ costs: true, names: true, notes: true, photos: true })',
    tests: ['test/component/history/passport.test.tsx'],
  },
  {
    what: 'The next user of the browser sends the changes of the last',
    file: 'apps/ui/session/local-records.ts',
    find: "draftKey('changes', owner)",
    replace: "draftKey('changes', owner.slice(0, 0))",
    tests: ['test/web/outbox.test.ts'],
  },
  {
    what: 'The responses about a household stay in the browser after logging out',
    file: 'apps/ui/session/private-cache.ts',
    find: 'globalThis.caches?.delete(privateCache)',
    replace: 'globalThis.caches?.delete(`${privateCache}s`)',
    tests: ['test/e2e/offline.test.ts'],
  },
  {
    what: 'A late move from offline undoes another device’s',
    file: 'core/use-cases/week/reschedule-task.ts',
    find: 'if (from !== undefined && task.scheduledOn !== from && task.scheduledOn !== to)',
    replace: 'if (from === to && task.scheduledOn !== from)',
    tests: ['test/core/use-cases/tasks.test.ts'],
  },
  {
    what: 'Changes from offline are lost when the session has expired',
    file: 'apps/web/household/outbox/send-outbox.ts',
    find: 'error.isTemporary || error.status === 401',
    replace: 'error.isTemporary',
    tests: ['test/web/outbox.test.ts'],
  },
  {
    what: 'A link that has expired ends the session of the person who opens it',
    file: 'apps/ui/session/token.ts',
    find: '!gone[code] || ',
    replace: '',
    tests: ['test/web/client.test.ts'],
  },
];
