import { DomainError } from '../domain/errors.ts';
import type { Household } from '../domain/home/household.ts';
import { isVisible, type Task } from '../domain/tasks/task.ts';
import { readTaskLinkText, type TaskLink } from '../domain/tasks/task-link.ts';
import { hexOf } from '../domain/text/hex.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type LinkedTask = { readonly link: TaskLink; readonly household: Household; readonly task: Task };

/**
 * The task of a link, with its household, which is locked. Throws `task_link_over` for a link that is unknown, revoked or
 * expired, for a task that was deleted, and while the home is being deleted.
 */
export const makeOpenTaskLink =
  ({ clock, digest }: Pick<Ports, 'clock' | 'digest'>) =>
  async ({ taskLinks, households, tasks }: Stores, text: string): Promise<LinkedTask> => {
    const { householdId, secret } = readTaskLinkText(text);
    const link = await taskLinks.findBySecret(householdId, hexOf(digest.sha256(secret)));
    const household = link && link.expiresAt > clock.now() ? await households.lock(householdId) : undefined;
    if (!link || !household || household.deletionRequestedAt) throw new DomainError('task_link_over');
    const task = await tasks.find(householdId, link.taskId);
    if (!isVisible(task)) throw new DomainError('task_link_over');
    return { link, household, task };
  };
