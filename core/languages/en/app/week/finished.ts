import { format } from '../../format.ts';

/** What follows the last tick of the week. Durations are given as text. */
export const finished = {
  doNext: 'Do one from next week?',
  kept: (weeks: number) => `${weeks} weeks on track in a row.`,
  /** To someone who looks after the home alone. */
  invite: 'Does someone live with you? [Invite them].',
  nextFree: 'Next week is free.',
  next: (tasks: number, duration: string) => {
    const count = format.count(tasks, { one: 'task', other: 'tasks' });
    return duration ? `Next week has ${count}, ${duration}.` : `Next week has ${count}.`;
  },
} as const;
