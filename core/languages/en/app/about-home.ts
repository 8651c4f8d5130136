import { format } from '../format.ts';

/** What the plan knows about a home. */
export const aboutHome = {
  questions: 'Questions about it',
  yourAnswers: 'your answers',
  answered: (answered: number, questions: number) => `${answered} of ${questions} answered`,
  questionsAbout: 'Your answers decide which tasks you get. Open tasks are planned again after each change.',
  appliances: 'Appliances',
  appliancesAbout: 'Serial numbers, warranties and papers of what you have',
  excluded: 'Not in your home',
  excludedAbout: 'You said that these tasks don’t apply, so they aren’t planned.',
  noneExcluded: 'Every task applies.',
  include: 'Plan it again',
  nothingToAsk: 'There’s nothing to ask about your home yet.',
  showAll: (questions: number) => `Show all ${questions} questions`,
  noAnswer: 'No answer yet',
  notSure: 'Not sure',
  affects: (tasks: number) => `Affects ${format.count(tasks, { one: 'task', other: 'tasks' })}`,
} as const;
