import type { OverdueAction } from '../../../../domain/plan/overdue.ts';
import { format } from '../../format.ts';

const tasks = { one: 'task', other: 'tasks' } as const;

/** What earlier days left open. */
export const backlog = {
  done: 'All caught up',
  doneText: 'Nothing is left over from the last two weeks.',
  title: 'Still open from earlier',
  text: 'It happens. Spread them over the coming days, do them today, or let them go until they’re next due.',
  tasks: (count: number) => format.count(count, tasks),
  choices: { spread: 'Spread them out', today: 'Do all today', 'let-go': 'Let them go' } satisfies Record<
    OverdueAction,
    string
  >,
  hide: 'Hide the tasks',
  unfold: (count: number) => `Show the ${count} from the last two weeks`,
  moved: (count: number) => `${format.count(count, tasks)} moved to today`,
  spread: (count: number) => `${format.count(count, tasks)} spread over the coming days`,
  /** Safety tasks are never let go. */
  letGo: (count: number, safety: number) =>
    safety > 0
      ? `${format.count(count, tasks)} let go, ${format.count(safety, { one: 'safety task kept', other: 'safety tasks kept' })}`
      : `${format.count(count, tasks)} let go`,
  letGoText: 'Each comes back when it is next due.',
} as const;
