import type { Break } from './break.ts';

const useCases = 'core/use-cases';

/** Mistakes in pauses, leftovers, own tasks and the change of address. */
export const lifeBreaks: readonly Break[] = [
  {
    what: 'Tasks are planned in a pause',
    file: 'core/domain/plan/days.ts',
    find: ' && !isPaused(date, pauses)',
    replace: '',
    tests: ['test/core/plan/pauses.test.ts', 'test/core/use-cases/pause.test.ts'],
  },
  {
    what: 'A safety job whose gap ends in a pause waits until its end',
    file: 'core/domain/plan/year/plan-year.ts',
    find: 'last.day + interval < nextOpenDay(weeks, 1)',
    replace: 'last.day + interval < (weeks.all[1]?.firstDay ?? 0)',
    tests: ['test/core/plan/pauses.test.ts'],
  },
  {
    what: 'The user’s own tasks stay in a pause',
    file: `${useCases}/pause/set-pause.ts`,
    find: 'for (const task of spreadOut(moving, spread)) await tasks.update(task);',
    replace: '',
    tests: ['test/core/use-cases/pause.test.ts'],
  },
  {
    what: 'Leftovers are shown during a pause',
    file: `${useCases}/week/get-week.ts`,
    find: 'isPaused(week.today, week.household.pauses) ? [] : inDisplayOrder(week.overdue)',
    replace: 'inDisplayOrder(week.overdue)',
    tests: ['test/core/use-cases/pause.test.ts'],
  },
  {
    what: 'A summary is sent in a pause',
    file: 'core/procedures/compose-summary.ts',
    find: 'isPaused(today, household.pauses) && !isAsked',
    replace: 'false',
    tests: ['test/core/use-cases/pause.test.ts'],
  },
  {
    what: 'Letting everything go skips safety tasks',
    file: 'core/domain/overdue.ts',
    find: 'tasks.filter((task) => !spread.isSafety(task)).map(skipped)',
    replace: 'tasks.map(skipped)',
    tests: ['test/core/domain/overdue.test.ts', 'test/core/use-cases/overdue.test.ts'],
  },
  {
    what: 'A later week is filled with leftovers',
    file: 'core/domain/overdue.ts',
    find: 'Math.min(free, Math.max(1, Math.floor(home.tasksPerWeek / 2)))',
    replace: 'free',
    tests: ['test/core/domain/overdue.test.ts'],
  },
  {
    what: 'A leftover task that is done disappears',
    file: 'core/domain/overdue.ts',
    find: "if (status === 'done') return completedAt !== undefined && dateInZone(completedAt, timezone) >= weekStart;",
    replace: '',
    tests: ['test/core/use-cases/overdue.test.ts', 'test/contracts/stores.test.ts'],
  },
  {
    what: 'A title repeats the item that it names',
    file: 'core/domain/full-title.ts',
    find: "item === '' || names(item, title)",
    replace: "item === ''",
    tests: ['test/core/domain/full-title.test.ts'],
  },
  {
    what: 'The assistant’s tasks can be edited',
    file: `${useCases}/week/reschedule-task.ts`,
    find: "if (!isUserCreated(task)) throw new DomainError('task_not_editable');",
    replace: '',
    tests: ['test/core/use-cases/own-tasks.test.ts'],
  },
  {
    what: 'One of two addresses changes the address alone',
    file: 'core/domain/email-change.ts',
    find: 'confirmedSides(change).length === emailSides.length',
    replace: 'confirmedSides(change).length > 0',
    tests: ['test/core/use-cases/email-change.test.ts'],
  },
  {
    what: 'Other browsers stay signed in after a change of address',
    file: `${useCases}/email-change/confirm-email-change.ts`,
    find: 'if (session.id !== keptSession) await sessions.end(id, session.id);',
    replace: '',
    tests: ['test/core/use-cases/email-change.test.ts'],
  },
  {
    what: 'A letter that only looks like an ASCII one leads to another person’s account',
    file: 'apps/contract/shapes.ts',
    find: '  .refine((address) => /^[\\x21-\\x7e]*$/.test(address), emailInvalid)\n',
    replace: '',
    tests: ['test/http/life.test.ts'],
  },
  {
    what: 'Mail programs can’t unsubscribe from pages of their own',
    file: 'apps/http/middleware/same-origin.ts',
    find: ' || fromAnywhere.test(ctx.path)',
    replace: '',
    tests: ['test/http/origins.test.ts'],
  },
  {
    what: 'The mail service goes on suppressing summaries that are switched on again',
    file: `${useCases}/summary/set-summary-subscription.ts`,
    find: 'if (subscribed && (!schedule.enabled || schedule.stopped))',
    replace: 'if (false)',
    tests: ['test/core/use-cases/summary-links.test.ts'],
  },
];
