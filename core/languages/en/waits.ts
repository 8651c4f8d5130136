import type { SmallWish } from '../../domain/plan/small-wish.ts';
import type { Raise, Rarity, WhatWaits } from '../../domain/plan/what-waits.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';

/** The sentences take what waits as their subject. */
const sentences: Readonly<Record<Rarity, (jobs: number, time: string, subject: string) => string>> = {
  never: (jobs, time, subject) =>
    format.form(jobs, {
      one: `At about ${time} a week, ${subject} waits for now.`,
      other: `At about ${time} a week, ${subject} wait for now.`,
    }),
  little: (jobs, time, subject) =>
    format.form(jobs, {
      one: `At about ${time} a week, ${subject} comes a little less often.`,
      other: `At about ${time} a week, ${subject} come a little less often.`,
    }),
  half: (jobs, time, subject) =>
    format.form(jobs, {
      one: `At about ${time} a week, ${subject} comes about half as often.`,
      other: `At about ${time} a week, ${subject} come about half as often.`,
    }),
  third: (jobs, time, subject) =>
    format.form(jobs, {
      one: `At about ${time} a week, ${subject} comes about a third as often.`,
      other: `At about ${time} a week, ${subject} come about a third as often.`,
    }),
  much: (jobs, time, subject) =>
    format.form(jobs, {
      one: `At about ${time} a week, ${subject} comes much less often.`,
      other: `At about ${time} a week, ${subject} come much less often.`,
    }),
};

const subjects = {
  damage: { one: 'even one job that prevents expensive damage', other: 'even jobs that prevent expensive damage' },
  cleaning: { one: 'one small cleaning job', other: 'small cleaning jobs' },
  upkeep: { one: 'one small upkeep job', other: 'small upkeep jobs' },
  both: { one: 'one small cleaning and upkeep job', other: 'small cleaning and upkeep jobs' },
} as const;

const tasksAWeek = (tasks: number): string => `${format.count(tasks, { one: 'task', other: 'tasks' })} a week`;

/** What a home does without at the household's wish, and what it could wish for instead. */
export const waits = {
  sentence: ({ jobs, rarity, kind, minutes }: WhatWaits) =>
    sentences[rarity](jobs, durations.roughly(minutes), format.form(jobs, subjects[kind])),
  /** What a wish leaves out that can't hold the home's jobs for safety. */
  unsafe: ({ tasksPerWeek, jobs, never, enough }: SmallWish) =>
    `Your home has ${format.count(jobs, { one: 'safety job', other: 'safety jobs' })}. ${tasksAWeek(tasksPerWeek)} can’t hold them: within two years, ${never} would never come. ${tasksAWeek(enough)} can.`,
  raiseTo: (tasksPerWeek: number) => `Plan ${tasksAWeek(tasksPerWeek)}`,
  raise: ({ tasksPerWeek, minutes, minutesBefore }: Raise) => {
    const [before, after] = [durations.roughly(minutesBefore), durations.roughly(minutes)];
    return before === after ? `Plan ${tasksAWeek(tasksPerWeek)}` : `Plan ${after} a week`;
  },
} as const;
