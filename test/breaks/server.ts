import type { Break } from './break.ts';

/** Requests, the log, commands and the way in which the server runs. */
export const serverBreaks: readonly Break[] = [
  {
    what: 'A restore brings deleted accounts back',
    file: 'apps/composition/restore-backup.ts',
    find: 'marks.has(deletionMark(householdId, digest.sha256))',
    replace: 'marks.has(householdId)',
    tests: ['test/cli/backup-commands.test.ts'],
  },
  {
    what: 'An endpoint for signed-in people is open to everybody',
    file: 'apps/http/pipeline/pipeline.ts',
    find: "if (!claims) throw new DomainError('not_signed_in');",
    replace: "if (!claims) return { claims: { householdId: '', sessionId: '' } };",
    tests: ['test/http/bad-input.test.ts', 'test/http/sessions.test.ts'],
  },
  {
    what: 'A failure that was not foreseen shows its own words',
    file: 'apps/http/error-reply.ts',
    find: "message: failure, code: 'internal'",
    replace: "message: error instanceof Error ? error.message : failure, code: 'internal'",
    tests: ['test/http/unforeseen.test.ts'],
  },
  {
    what: 'Clients choose the address that they are counted by',
    file: 'apps/http/app.ts',
    find: 'maxIpsCount: 1,',
    replace: 'maxIpsCount: 0,',
    tests: ['test/http/limits.test.ts'],
  },
  {
    what: 'The pages of other sites may change things',
    file: 'apps/http/middleware/same-origin.ts',
    find: 'const isFree = safe.has(ctx.method)',
    replace: 'const isFree = !safe.has(ctx.method)',
    tests: ['test/http/origins.test.ts', 'test/http/bad-input.test.ts', 'test/http/sign-in-requests.test.ts'],
  },
  {
    what: 'Our pages may stand in a frame of another site',
    file: 'apps/http/middleware/security-headers.ts',
    find: "    'frame-ancestors': [\"'none'\"],\n",
    replace: '',
    tests: ['test/http/site-settings.test.ts', 'test/http/documents.test.ts'],
  },
  {
    what: 'The log holds the queries of addresses, and with them tokens',
    file: 'apps/http/middleware/access-log.ts',
    find: "address.split('?')",
    replace: '[address]',
    tests: ['test/http/documents.test.ts', 'test/http/secrets.test.ts'],
  },
  {
    what: 'A task of another household is answered otherwise than one that never was',
    file: 'apps/contract/errors.ts',
    find: "task_not_found: { status: 404, message: 'This task no longer exists' }",
    replace: "task_not_found: { status: 403, message: 'This task no longer exists' }",
    tests: ['test/http/bad-input.test.ts', 'test/http/week.test.ts'],
  },
  {
    what: 'The server stops while a request is under way',
    file: 'apps/http/server.ts',
    find: 'server.closeAllConnections(), runningMs)',
    replace: 'server.closeAllConnections(), 0 * runningMs)',
    tests: ['test/http/stop.test.ts', 'test/http/restart.test.ts'],
  },
  {
    what: 'The metrics are open to everyone unless HOST is set',
    file: 'apps/composition/settings/server.ts',
    find: "values.HOST ?? '127.0.0.1'",
    replace: "values.HOST ?? '0.0.0.0'",
    tests: ['test/composition/config.test.ts'],
  },
  {
    what: 'A household can change as much as it likes',
    file: 'apps/http/pipeline/pipeline.ts',
    find: "if (isCounted && 'claims' in caller)",
    replace: "if (!isCounted && 'claims' in caller)",
    tests: ['test/http/limits.test.ts'],
  },
  {
    what: 'Without a terminal to ask on, deleting goes ahead',
    file: 'apps/cli/confirm.ts',
    find: "if (!stdin.isTTY) throw new UsageError('This command asks for confirmation; add --yes to run it without a terminal.');",
    replace: 'if (!stdin.isTTY) return true;',
    tests: ['test/cli/user-commands.test.ts', 'test/cli/database-commands.test.ts'],
  },
];
