import { DomainError } from '../../domain/errors.ts';
import { type ShownAction, stateOfAction } from '../../domain/summary/action.ts';
import { expectLinkActs } from '../../domain/summary/schedule.ts';
import { actionMailedAt } from '../../domain/summary/tokens.ts';
import { isVisible } from '../../domain/task.ts';
import { fullTitleOf } from '../../languages/en/full-title.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryTokens'>;

/**
 * What a link in a summary does, and whether that has happened. Changes nothing. Throws `summary_link_expired` for a
 * forged or expired token and one that was mailed to an earlier address, and `task_not_found`.
 */
export const makeGetSummaryAction =
  ({ unitOfWork, summaryTokens }: Deps) =>
  async ({ token }: { token: string }): Promise<ShownAction> => {
    const link = await summaryTokens.verifyAction(token);
    if (!link) throw new DomainError('summary_link_expired');
    const task = await unitOfWork.run(async (stores) => {
      expectLinkActs(await stores.summarySchedules.find(link.householdId), actionMailedAt(link.expiresAt));
      return stores.tasks.find(link.householdId, link.taskId);
    });
    if (!isVisible(task)) throw new DomainError('task_not_found');
    return { title: fullTitleOf(task), action: link.action, state: stateOfAction(link.action, task, link.on) };
  };
