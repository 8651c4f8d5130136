import type { Span, WorkDetails } from '#core/domain/history/entry.ts';
import type { RecordedWork, TaskDetails } from '#core/domain/history/recorded-work.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { buildTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

/** A Wednesday. Open tasks of 27 December or earlier count as missed in its week. */
export const today = '2027-01-13';
export const added: WorkDetails = {
  note: 'Replaced the valve.\nUnder warranty.',
  minutes: 45,
  by: { kind: 'company', name: 'Dupont & fils', phone: '+33 1 23 45 67 89' },
  cost: { minor: 100_000_000_000, currency: 'EUR' },
};

export const done = (householdId: string, at: string, more: Partial<Task> = {}) =>
  buildTask(householdId, { status: 'done', completedAt: new Date(at), scheduledOn: '2027-01-09', ...more });

/** The subject of a suite, with what its tests do to the history. */
export function useHistory(open: OpenSubject) {
  const subject = useSubject(open);
  const { run } = subject;
  return {
    ...subject,
    entries: (householdId: string, timezone = 'Europe/Paris', on = today, span?: Span) =>
      run(({ history }) => history.entries(householdId, timezone, on, span)),
    addTasks: (...tasks: readonly Task[]) => run((stores) => stores.tasks.addMissing(tasks)),
    record: (...work: readonly RecordedWork[]) => run(({ history }) => history.record(work)),
    save: (details: TaskDetails) => run(({ history }) => history.saveDetails(details)),
  };
}
