import type { SmallWish } from '../../domain/plan/small-wish.ts';
import type { Raise, Rarity, WhatWaits } from '../../domain/plan/what-waits.ts';
import { format } from './format.ts';
import { rhythm } from './rhythm.ts';

const rarities: Readonly<Record<Exclude<Rarity, 'never'>, string>> = {
  little: 'a little less often',
  half: 'about half as often',
  third: 'about a third as often',
  much: 'much less often',
};

function rarityOf({ jobs, rarity }: WhatWaits): string {
  if (rarity === 'never') return jobs === 1 ? 'waits for now' : 'wait for now';
  return `${jobs === 1 ? 'comes' : 'come'} ${rarities[rarity]}`;
}

function subjectOf({ jobs, kind }: WhatWaits): string {
  if (kind === 'damage') return `even ${jobs === 1 ? 'one job that prevents' : 'jobs that prevent'} expensive damage`;
  const words = { cleaning: 'cleaning', upkeep: 'upkeep', both: 'cleaning and upkeep' }[kind];
  return jobs === 1 ? `one small ${words} job` : `small ${words} jobs`;
}

const tasksAWeek = (tasks: number): string => `${format.count(tasks, { one: 'task', other: 'tasks' })} a week`;

/** What a home does without at the household's wish, and what it could wish for instead. */
export const waits = {
  sentence: (what: WhatWaits) =>
    `At about ${rhythm.roughly(what.minutes)} a week, ${subjectOf(what)} ${rarityOf(what)}.`,
  /** What a wish leaves out that can't hold the home's jobs for safety. */
  unsafe: ({ tasksPerWeek, jobs, never, enough }: SmallWish) =>
    `Your home has ${format.count(jobs, { one: 'safety job', other: 'safety jobs' })}. ${tasksAWeek(tasksPerWeek)} can’t hold them: within two years, ${never} would never come. ${tasksAWeek(enough)} can.`,
  raiseTo: (tasksPerWeek: number) => `Plan ${tasksAWeek(tasksPerWeek)}`,
  raise: ({ tasksPerWeek, minutes, minutesBefore }: Raise) => {
    const [before, after] = [rhythm.roughly(minutesBefore), rhythm.roughly(minutes)];
    return before === after ? `Plan ${tasksAWeek(tasksPerWeek)}` : `Plan ${after} a week`;
  },
} as const;
