import type { Break } from './break.ts';

/** The assistant: what it may show, what it may change and what it may cost. */
export const assistantBreaks: readonly Break[] = [
  {
    what: 'A step without a citation is shown',
    file: 'core/domain/advice/checked-answer.ts',
    find: 'unique.length === 0 || textProblem',
    replace: 'textProblem',
    tests: ['test/core/domain/advice/checked-answer.test.ts'],
  },
  {
    what: 'An answer says how to work on gas pipes',
    file: 'core/domain/advice/checked-answer.ts',
    find: 'const dangerous = dangerousWorkIn(words);',
    replace: 'const dangerous = undefined as ReturnType<typeof dangerousWorkIn>;',
    tests: ['test/core/domain/advice/checked-answer.test.ts'],
  },
  {
    what: 'A refined week may break a rule of the planner',
    file: 'core/domain/advice/week/refined-week.ts',
    find: 'const [violation] = violationsOf(tasks, input);',
    replace: 'const [violation] = violationsOf([], input).slice(0, 0);',
    tests: ['test/core/use-cases/refine-week.test.ts'],
  },
  {
    what: 'A week changes after its household has seen it',
    file: 'core/use-cases/advice/refine-week.ts',
    find: 'if (!week || week.seenAt || ',
    replace: 'if (!week || ',
    tests: ['test/core/use-cases/refine-week.test.ts'],
  },
  {
    what: 'A summary leaves a week unseen',
    file: 'core/procedures/read-summaries.ts',
    find: 'Map.groupBy(reads, ({ today })',
    replace: 'Map.groupBy(reads.slice(0, 0), ({ today })',
    tests: ['test/core/use-cases/refine-week.test.ts'],
  },
  {
    what: 'A household may spend the whole month’s budget in a day',
    file: 'adapters/knex/usage-store.ts',
    find: '  where known.reserved_micros + known.spent_micros + excluded.reserved_micros <= ?::bigint',
    replace: '  where ?::bigint is not null',
    tests: ['test/contracts/stores.test.ts'],
  },
  {
    what: 'A call that fails keeps its reservation',
    file: 'core/use-cases/advice/ask-advice.ts',
    find: '      await opened.settle();\n',
    replace: '',
    tests: ['test/core/use-cases/advice.test.ts'],
  },
  {
    what: 'An emergency goes to the model',
    file: 'core/use-cases/advice/ask-advice.ts',
    find: 'const emergency = triage(question, household.country);',
    replace: 'const emergency = undefined as ReturnType<typeof triage>;',
    tests: ['test/core/use-cases/advice.test.ts'],
  },
  {
    what: 'Households without premium are not told what to do in an emergency',
    file: 'core/use-cases/advice/ask-advice.ts',
    find: '    // First of all: what to do in danger is for everyone.\n',
    replace: "    if (!isPremium(household, clock.now())) throw new DomainError('advice_premium_required');\n",
    tests: ['test/core/use-cases/advice.test.ts'],
  },
  {
    what: 'A file is taken by the type that the browser claims',
    file: 'apps/http/pipeline/upload-of.ts',
    find: "if (!isFileType(type)) throw new DomainError('file_refused');",
    replace: "if (!isFileType(type)) return { type: 'image/png', bytes };",
    tests: ['test/http/advice.test.ts'],
  },
];
