import type { Break } from './break.ts';

const outbox = 'apps/web/household/outbox';
const tests = ['test/web/outbox.test.ts'];

/** The week without a connection. */
export const offlineBreaks: readonly Break[] = [
  {
    what: 'A late move from offline undoes another device’s',
    file: 'core/use-cases/week/reschedule-task.ts',
    find: 'if (from !== undefined && task.scheduledOn !== from && task.scheduledOn !== to)',
    replace: 'if (from === to && task.scheduledOn !== from)',
    tests: ['test/core/use-cases/tasks.test.ts'],
  },
  {
    what: 'A move that is sent again after its response was lost counts as a conflict',
    file: 'core/use-cases/week/reschedule-task.ts',
    find: ' && task.scheduledOn !== to)',
    replace: ')',
    tests: ['test/core/use-cases/tasks.test.ts'],
  },
  {
    what: 'A change from offline is sent again after each reload',
    file: `${outbox}/send-outbox.ts`,
    find: '        takeFromOutbox(userId, next.key);\n',
    // Without this the test itself would go on for ever.
    replace: '        return true;\n',
    tests,
  },
  {
    what: 'Changes from offline are lost when the server is busy',
    file: `${outbox}/send-outbox.ts`,
    find: 'error.isTemporary || error.status === 401',
    replace: 'error.offline || error.status === 401',
    tests,
  },
  {
    what: 'Changes from offline are lost when the session has expired',
    file: `${outbox}/send-outbox.ts`,
    find: 'error.isTemporary || error.status === 401',
    replace: 'error.isTemporary',
    tests,
  },
  {
    what: 'A conflict is not reported',
    file: `${outbox}/send-outbox.ts`,
    find: 'takeFromOutbox(userId, next.key, reportOf(next.change, error));',
    replace: 'takeFromOutbox(userId, next.key);',
    tests,
  },
  {
    what: 'The next user of the browser sends the changes of the last',
    file: 'apps/ui/session/local-records.ts',
    find: "draftKey('changes', userId)",
    replace: "draftKey('changes', userId.slice(0, 0))",
    tests,
  },
  {
    what: 'What an expired session left stays when another user signs in',
    file: 'apps/ui/session/local-records.ts',
    find: 'key.endsWith(`.${exceptUserId}`)',
    replace: "key.endsWith('')",
    tests,
  },
  {
    what: 'A second move offline is taken for another device’s',
    file: 'apps/web/features/week/model/offline-change.ts',
    find: "from: before?.kind === 'move' ? before.date : (saved?.scheduledAt ?? scheduledAt)",
    replace: 'from: saved?.scheduledAt ?? scheduledAt',
    tests,
  },
  {
    what: 'On a new day without a connection, the last day’s week is shown',
    file: 'apps/web/features/week/data/week-on.ts',
    find: 'offset: offset + begun',
    replace: 'offset',
    tests: ['test/web/week-on.test.ts'],
  },
  {
    what: 'A change that is made while another hangs is sent first',
    file: 'apps/web/features/week/data/use-changes.ts',
    find: 'isFirst && mustWait(next)',
    replace: 'mustWait(next)',
    tests: ['test/component/week/offline.test.tsx'],
  },
  {
    what: 'A change that did not reach the server is undone',
    file: 'apps/web/features/week/data/use-changes.ts',
    find: '(error.offline || error.status === 401) && store(change)',
    replace: 'error.status === 401 && store(change)',
    tests: ['test/component/week/offline.test.tsx'],
  },
  {
    what: 'The responses about a household stay in the browser after logging out',
    file: 'apps/ui/session/private-cache.ts',
    find: 'globalThis.caches?.delete(privateCache)',
    replace: 'globalThis.caches?.delete(`${privateCache}s`)',
    tests: ['test/e2e/offline.test.ts'],
  },
  {
    what: 'A change for which the session had ended is lost',
    file: 'apps/web/features/week/data/use-changes.ts',
    find: '(error.offline || error.status === 401) && store(change)',
    replace: 'error.offline && store(change)',
    tests: ['test/component/week/offline.test.tsx'],
  },
  {
    what: 'What an ended session left stays for ever',
    file: 'apps/ui/session/old-drafts.ts',
    find: '>= keptMs) clearDrafts();',
    replace: '>= keptMs) void clearDrafts;',
    tests: ['test/component/shell/guard.test.tsx'],
  },
  {
    what: 'What an ended session left is deleted before its user can return',
    file: 'apps/ui/session/old-drafts.ts',
    find: 'const keptMs = 30 *',
    replace: 'const keptMs = 29 *',
    tests: ['test/component/shell/guard.test.tsx'],
  },
  {
    what: 'Logging out loses changes that could have been sent',
    file: `${outbox}/send-rest.ts`,
    find: '  if (readOutbox(userId).waiting.length === 0) return undefined;\n',
    replace: '  if (userId) return undefined;\n',
    tests: ['test/component/shell/unsent-changes.test.tsx'],
  },
  {
    what: 'Logging out hangs while the server does not respond',
    file: `${outbox}/send-rest.ts`,
    find: 'await Promise.race([sendOutbox(',
    replace: 'await Promise.all([sendOutbox(',
    tests: ['test/component/shell/unsent-changes.test.tsx'],
  },
  {
    what: 'Logging out from the settings loses changes without a question',
    file: 'apps/web/features/settings/account/sessions-card.tsx',
    find: 'onClick={here.check}',
    replace: 'onClick={() => void signOut()}',
    tests: ['test/component/shell/unsent-changes.test.tsx'],
  },
  {
    what: 'A change that is sent at once moves the page down and up again',
    file: `${outbox}/outbox-status.tsx`,
    find: 'if (isOnline && !isSlow) return null;',
    replace: 'if (isOnline && isSlow) return null;',
    tests: ['test/component/week/offline.test.tsx'],
  },
  {
    what: 'A new service worker takes an open page over, whose scripts it does not have',
    file: 'apps/web/app/worker/service-worker.ts',
    find: 'clientsClaim();\n',
    replace:
      "clientsClaim();\naddEventListener('install', () => (globalThis as unknown as { skipWaiting(): void }).skipWaiting());\n",
    tests: ['test/e2e/site-deployments.test.ts'],
  },
  {
    what: 'A new release is held back by the service worker',
    file: 'apps/web/app/worker/service-worker.ts',
    find: '        return await network.handle(options);',
    replace: '        return (await built.matchPrecache(frameAddress)) ?? (await network.handle(options));',
    tests: ['test/e2e/site-deployments.test.ts'],
  },
];
