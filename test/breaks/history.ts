import type { Break } from './break.ts';

const history = 'core/domain/history';
const useCases = 'core/use-cases';

/** Mistakes in the history and the house passport. */
export const historyBreaks: readonly Break[] = [
  {
    what: 'A week of which exactly half was done is lost',
    file: `${history}/figures/weeks-kept.ts`,
    find: '2 * done >= planned',
    replace: '2 * done > planned',
    tests: ['test/core/history/figures.test.ts'],
  },
  {
    what: 'The gap of a safety task counts while its item is closed',
    file: `${history}/figures/safety.ts`,
    find: 'return opened > from ? opened : from;',
    replace: 'return from;',
    tests: ['test/core/history/figures.test.ts'],
  },
  {
    what: 'An amount that could be read in two ways is imported as one of them',
    file: `${history}/money.ts`,
    find: 'return another === undefined ? only : undefined;',
    replace: 'return another ?? only;',
    tests: ['test/core/history/money.test.ts'],
  },
  {
    what: 'An exported title is a formula',
    file: `${history}/table/table-of.ts`,
    find: 'inertCell(row[name])',
    replace: 'row[name]',
    tests: ['test/http/history-import.test.ts'],
  },
  {
    what: 'Importing a file twice adds its rows twice',
    file: `${history}/table/judge-rows.ts`,
    find: "left > 0 ? 'duplicate' : 'new'",
    replace: "left > 1 ? 'duplicate' : 'new'",
    tests: ['test/core/history/table.test.ts', 'test/http/history-import.test.ts'],
  },
  {
    what: 'The plan counts recorded work that was deleted',
    file: 'adapters/knex/task-store.ts',
    find: 'and care_task_id is not null and deleted_at is null',
    replace: 'and care_task_id is not null',
    tests: ['test/contracts/stores.test.ts'],
  },
  {
    what: 'A name may hide that it is written backwards',
    file: 'core/domain/readable-text.ts',
    find: '\\p{Default_Ignorable_Code_Point}--',
    replace: '\\p{Bidi_Control}&&',
    tests: ['test/core/domain/readable-text.test.ts', 'test/http/history.test.ts'],
  },
  {
    what: 'A command prints what the terminal obeys',
    file: 'apps/cli/output.ts',
    find: 'terminalText(json ? JSON.stringify(result) : lines())',
    replace: 'json ? JSON.stringify(result) : lines()',
    tests: ['test/cli/user-commands.test.ts'],
  },
  {
    what: 'An expired link still opens the passport',
    file: `${useCases}/passport/read-passport.ts`,
    find: 'link && link.expiresAt > clock.now() && ',
    replace: 'link && link.expiresAt && ',
    tests: ['test/http/passport.test.ts'],
  },
  {
    what: 'A shared passport names those who did the work although the owner did not choose so',
    file: `${history}/passport/passport-of.ts`,
    find: 'scope.names ? by',
    replace: 'scope ? by',
    tests: ['test/http/passport.test.ts'],
  },
];
