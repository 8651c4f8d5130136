import type { Break } from './break.ts';

/** The command line. */
export const cliBreaks: readonly Break[] = [
  {
    what: 'A command that was used wrongly exits as one that failed',
    file: 'apps/cli/program.ts',
    find: 'return error instanceof UsageError ? exit.wrongUse : exit.failed;',
    replace: 'return exit.failed;',
    tests: ['test/cli/program.test.ts', 'test/cli/database-commands.test.ts', 'test/cli/plan-commands.test.ts'],
  },
  {
    what: 'Without a terminal to ask on, deleting goes ahead',
    file: 'apps/cli/confirm.ts',
    find: "if (!stdin.isTTY) throw new UsageError('This command asks for confirmation; add --yes to run it without a terminal.');",
    replace: 'if (!stdin.isTTY) return true;',
    tests: ['test/cli/user-commands.test.ts', 'test/cli/database-commands.test.ts'],
  },
  {
    what: 'An export overwrites a file',
    file: 'apps/cli/commands/user.ts',
    find: "{ mode: 0o600, flag: 'wx' }",
    replace: '{ mode: 0o600 }',
    tests: ['test/cli/user-commands.test.ts'],
  },
  {
    what: 'Resetting deletes local data while the settings name another database',
    file: 'apps/cli/commands/database.ts',
    find: 'if (databaseUrl !== undefined) {',
    replace: 'if (databaseUrl === null) {',
    tests: ['test/cli/database-commands.test.ts'],
  },
  {
    what: 'A preview may begin in the middle of a week',
    file: 'apps/cli/commands/plan/parse-options.ts',
    find: '!isIsoDate(from) || weekStartOf(from) !== from',
    replace: '!isIsoDate(from)',
    tests: ['test/cli/plan-commands.test.ts', 'test/cli/program.test.ts'],
  },
  {
    what: 'Revoking what was granted does not say that premium goes on',
    file: 'apps/cli/commands/premium.ts',
    find: ': premium\n        ?',
    replace: ': premium && granted\n        ?',
    tests: ['test/cli/support-commands.test.ts'],
  },
  {
    what: 'A failure says what failed and not why',
    file: 'apps/cli/error-message.ts',
    find: "return cause instanceof Error && cause.message !== '' ?",
    replace: "return cause instanceof Error && cause.message === '' ?",
    tests: ['test/cli/error-message.test.ts'],
  },
];
