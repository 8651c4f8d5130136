import { actionShown } from '../../catalogue/action-shown.ts';
import { DomainError } from '../../domain/errors.ts';
import type { ShownAction } from '../../domain/summary/action.ts';
import { isVisible } from '../../domain/tasks/task.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryTokens' | 'clock' | 'readerOfLink'>;

/**
 * What a link in a summary does, and whether that has happened. Changes nothing. Throws `summary_link_expired` for a
 * forged or expired token, one that was mailed to an earlier address, and a person who may no longer change the home, and `task_not_found`.
 */
export const makeGetSummaryAction =
  ({ unitOfWork, summaryTokens, clock, readerOfLink }: Deps) =>
  async ({ token }: { token: string }): Promise<ShownAction> => {
    const link = await summaryTokens.verifyAction(token);
    if (!link) throw new DomainError('summary_link_expired');
    const { reader, household, task } = await unitOfWork.run(async (stores) => ({
      reader: await readerOfLink(stores, link),
      household: await stores.households.find(link.householdId),
      task: await stores.tasks.find(link.householdId, link.taskId),
    }));
    if (!household || !isVisible(task)) throw new DomainError('task_not_found');
    const today = dateInZone(clock.now(), household.timezone);
    return actionShown(link, task, { language: reader.language, today });
  };
