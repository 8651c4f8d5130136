import { format } from '../format.ts';

/** What comes less often than it should. */
export const waits = {
  more: (jobs: number) => `And ${format.count(jobs, { one: 'smaller job', other: 'smaller jobs' })}.`,
  noRoom: (wanted: string) => `There’s no room for it yet; it should come ${wanted}.`,
  later: (wanted: string) => `It comes a little later than ${wanted}.`,
  instead: (planned: string, wanted: string) => `It comes ${planned} instead of ${wanted}.`,
  title: 'What waits',
  see: 'See them',
  upToTasks: (tasks: number) => `Up to ${format.count(tasks, { one: 'task', other: 'tasks' })} a week`,
} as const;
