import { isolated } from '#core/domain/text/isolated.ts';
import { peopleWords } from '#words/app/people-words.ts';
import { week } from '#words/app/week/week.ts';
import type { Task, Week } from './week.ts';
import type { Viewer } from './who-did.ts';

/** Whose tasks the week shows. */
export type Whose = 'mine' | 'all';

/** Whether something in the week is one person's, so that it can be shown without what is others'. */
export const isDivided = ({ people, tasks, overdue }: Week): boolean =>
  people?.length > 1 && [...tasks, ...overdue].some(({ assignedTo }) => assignedTo);

const isFor = ({ assignedTo }: Task, personId: string): boolean => !assignedTo || assignedTo.id === personId;

/** The week without what is for others. What is for everyone stays. */
export const ownWeek = (week: Week, personId: string): Week => ({
  ...week,
  tasks: week.tasks.filter((task) => isFor(task, personId)),
  overdue: week.overdue.filter((task) => isFor(task, personId)),
});

/** `For you` or `For Sam`. Nothing in a home with one person, and for what is everyone's. */
export function assignedText({ assignedTo }: Task, { personId, people }: Viewer): string | undefined {
  if (!assignedTo || people.length < 2) return undefined;
  return assignedTo.id === personId
    ? week.forYou
    : week.forPerson(isolated(assignedTo.name) || peopleWords.someoneElse);
}

/** The people who may do tasks of the home. */
export const doersIn = (people: Week['people']): readonly Week['people'][number][] =>
  people.filter(({ role }) => role !== 'viewer');
