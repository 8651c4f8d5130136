import type { Break } from './break.ts';

const domain = 'core/domain/summary';
const unit = 'test/core/summary';
const useCases = 'test/core/use-cases';

/** The weekly summary: when it is sent, to whom, what its links do, and the records of runs. */
export const summaryBreaks: readonly Break[] = [
  {
    what: 'A summary comes twice when an hour occurs twice',
    file: 'core/domain/zones.ts',
    find: 'Math.min(...valid)',
    replace: 'Math.max(...valid)',
    tests: [`${unit}/next-summary-at.test.ts`],
  },
  {
    what: 'A summary that a skipped hour moves past midnight counts to the wrong week',
    file: `${domain}/next-summary-at.ts`,
    find: 'weekStartOf(weekdayOf(date) === clock.weekday ? date : addDays(date, -1))',
    replace: 'weekStartOf(addDays(date, weekdayOf(date) === clock.weekday ? 0 : 1))',
    tests: [`${unit}/next-summary-at.test.ts`, `${unit}/everyone-in-every-zone.test.ts`],
  },
  {
    what: 'All summaries of an hour are due at once',
    file: `${domain}/next-summary-at.ts`,
    find: 'Math.floor(shuffle(householdId) * longestJitterMs)',
    replace: '0 * shuffle(householdId)',
    tests: [`${unit}/next-summary-at.test.ts`],
  },
  {
    what: 'Summaries never pause',
    file: `${domain}/quiet.ts`,
    find: 'return unseen > asksAfter;',
    replace: 'return unseen < 0;',
    tests: [`${unit}/schedule.test.ts`],
  },
  {
    what: 'A bounced address that is reactivated resubscribes a person who unsubscribed',
    file: `${domain}/schedule.ts`,
    find: "stopped === undefined || stopped === 'unsubscribed'",
    replace: 'stopped === undefined',
    tests: [`${unit}/schedule.test.ts`],
  },
  {
    what: 'A killed worker’s summaries are lost',
    file: 'adapters/memory/summary-store.ts',
    find: "(status === 'sending' && claimedAt && claimedAt < abandonedBefore)",
    replace: "(status === 'sending' && claimedAt && claimedAt < new Date(0) && claimedAt < abandonedBefore)",
    tests: [`${useCases}/summary-crashes.test.ts`],
  },
  {
    what: 'Many letters are on their way at once, and all of them come twice when the worker is killed',
    file: 'core/ports/mailer.ts',
    find: 'await settle(value, await deliver(value.mail)).catch',
    replace: 'void settle(value, await deliver(value.mail)).catch',
    tests: ['test/contracts/mailer.test.ts'],
  },
  {
    what: 'A worker that is stopped goes on to hand over summaries that it cannot settle any more',
    file: 'core/procedures/send-claimed.ts',
    find: ' && !isStopping()',
    replace: '',
    tests: [`${useCases}/summary-crashes.test.ts`],
  },
  {
    what: 'Two workers send the same summaries',
    file: 'adapters/knex/summary-store.ts',
    find: "update summaries set status = 'sending', claimed_at = ?",
    replace: "update summaries set status = 'queued', claimed_at = ?",
    tests: ['test/adapters/summaries-on-postgresql.test.ts'],
  },
  {
    what: 'Opening a link in a summary is as good as pressing its button',
    file: 'core/use-cases/summary/get-summary-action.ts',
    find: "if (!isVisible(task)) throw new DomainError('task_not_found');",
    replace:
      "if (!isVisible(task)) throw new DomainError('task_not_found');\n    await unitOfWork.run(({ tasks }) => tasks.update({ ...task, moved: true }));",
    tests: [`${useCases}/summary-links.test.ts`],
  },
  {
    what: 'A complaint about an old summary overrules what the person has decided since',
    file: 'core/use-cases/summary/handle-mail-events.ts',
    find: 'if (!schedule || event.at < schedule.decidedAt) return;',
    replace: 'if (!schedule) return;',
    tests: [`${useCases}/mail-events.test.ts`],
  },
  {
    what: 'The record of a run forgets what was skipped',
    file: 'core/domain/run.ts',
    find: 'const expected = done + leftOut + failed.length;',
    replace: 'const expected = done + 0 * leftOut + failed.length;',
    tests: [`${useCases}/summary.test.ts`],
  },
  {
    what: 'The access log contains the secrets in paths',
    file: 'apps/http/middleware/logged-path.ts',
    find: "path.replace(secret, '[secret]')",
    replace: 'path',
    tests: ['test/http/weekly-summary.test.ts', 'test/http/calendar.test.ts', 'test/http/passport.test.ts'],
  },
];
