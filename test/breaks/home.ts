import type { Break } from './break.ts';

const domain = 'core/domain';
const planning = 'core/domain/plan';
const useCases = 'core/use-cases';

/** Mistakes in what the plan knows about a home. */
export const homeBreaks: readonly Break[] = [
  {
    what: 'What the household says about its winters is ignored',
    file: `${domain}/climate.ts`,
    find: 'isWinter(answers.winter) ? answers.winter : place.winter',
    replace: 'place.winter',
    tests: ['test/core/domain/climate.test.ts'],
  },
  {
    what: 'An answered question is asked again',
    file: `${domain}/home/questions.ts`,
    find: '=> answers[trait] === undefined);',
    replace: '=> trait in answers || answers[trait] === undefined);',
    tests: ['test/core/use-cases/questions.test.ts', 'test/http/questions.test.ts'],
  },
  {
    what: 'An item that was opened stays closed',
    file: `${planning}/closed-items.ts`,
    find: 'if (closed > opened) return',
    replace: 'if (closed >= 0) return',
    tests: ['test/core/plan/closed-items.test.ts', 'test/http/questions.test.ts'],
  },
  {
    what: 'Opening an item leaves the week as it was planned',
    file: `${useCases}/home/open-item.ts`,
    find: 'await replan(stores, household, today, today);',
    replace: '',
    tests: ['test/core/use-cases/seasonal-items.test.ts', 'test/http/questions.test.ts'],
  },
  {
    what: 'A task may be done tomorrow',
    file: 'core/procedures/set-completion.ts',
    find: "if (on !== undefined && on > today) throw new DomainError('invalid_date');",
    replace: '',
    tests: ['test/core/use-cases/tasks.test.ts', 'test/http/week.test.ts'],
  },
  {
    what: 'A task that was done last year stays in the week',
    file: `${useCases}/home/set-last-done.ts`,
    find: "if (task.status === 'open') await stores.tasks.remove(householdId, [id]);",
    replace: '',
    tests: ['test/core/use-cases/last-done.test.ts', 'test/http/questions.test.ts'],
  },
  {
    what: 'A task that the user excluded is planned again',
    file: `${useCases}/home/exclude-task.ts`,
    find: 'excludedTasks: [...household.excludedTasks, careTaskId]',
    replace: 'excludedTasks: [...household.excludedTasks]',
    tests: ['test/core/use-cases/home.test.ts', 'test/http/home.test.ts'],
  },
];
