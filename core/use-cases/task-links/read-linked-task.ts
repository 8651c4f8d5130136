import type { Household } from '../../domain/home/household.ts';
import type { Task } from '../../domain/tasks/task.ts';
import type { Needs } from '../../procedures/index.ts';

/** What a person without an account sees of a home: one task, and nothing of its history. */
type LinkedTask = {
  readonly household: Household;
  readonly task: Task;
  readonly expiresAt: Date;
  /** How many photos and documents the task has. */
  readonly files: number;
};

/** The task of a link. Throws `task_link_over`. */
export const makeReadLinkedTask =
  ({ unitOfWork, openTaskLink }: Needs<'unitOfWork' | 'openTaskLink'>) =>
  ({ job }: { readonly job: string }): Promise<LinkedTask> =>
    unitOfWork.run(async (stores) => {
      const { household, task, link } = await openTaskLink(stores, job);
      const files = await stores.files.ofEntry(household.id, task.id);
      return { household, task, expiresAt: link.expiresAt, files: files.filter(({ expiresAt }) => !expiresAt).length };
    });
