import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { isVisible } from '../../domain/tasks/task.ts';
import { taskLinkEndsAt, taskLinkText } from '../../domain/tasks/task-link.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'ids' | 'baseUrl'>;
type Input = { readonly householdId: string; readonly id: string };

/**
 * Gives a task an address at which a person without an account sees it and ticks it off. The previous one no longer works.
 * Planning leaves the task as it is. The secret is in the address's fragment, which browsers don't send, so that it
 * doesn't reach logs. Throws `task_not_found`.
 */
export const makeShareTask =
  ({ unitOfWork, clock, digest, ids, baseUrl }: Deps) =>
  ({ householdId, id }: Input): Promise<{ readonly url: string; readonly expiresAt: Date }> =>
    unitOfWork.run(async ({ households, tasks, taskLinks }) => {
      signedIn(await households.lock(householdId));
      const task = await tasks.find(householdId, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      if (!task.moved) await tasks.update({ ...task, moved: true });
      const secret = (ids.next() + ids.next()).replaceAll('-', '');
      const createdAt = clock.now();
      const expiresAt = taskLinkEndsAt(createdAt);
      await taskLinks.save({ householdId, taskId: id, secretHash: hexOf(digest.sha256(secret)), createdAt, expiresAt });
      return { url: `${baseUrl}/job#${taskLinkText({ householdId, secret })}`, expiresAt };
    });
