import { actionShown } from '../../catalogue/action-shown.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { dayNextWeek, type ShownAction, stateOfAction } from '../../domain/summary/action.ts';
import { isVisible, type Task } from '../../domain/tasks/task.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { SummaryAction } from '../../ports/summary-tokens.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  'unitOfWork' | 'summaryTokens' | 'clock' | 'setCompletion' | 'moveTask' | 'noteVisit' | 'readerOfLink'
>;
type Input = { readonly token: string; readonly undo: boolean };

/**
 * Completes the task of a link in a summary, or moves it to the next week; `undo` takes that back. Calling it again has
 * no further effect. Throws `summary_link_expired` for a forged or expired token, one that was mailed to an earlier
 * address, and a person who may no longer change the home, and `task_not_found`.
 */
export const makeTakeSummaryAction =
  ({ unitOfWork, summaryTokens, clock, setCompletion, moveTask, noteVisit, readerOfLink }: Deps) =>
  async ({ token, undo }: Input): Promise<ShownAction> => {
    const link = await summaryTokens.verifyAction(token);
    if (!link) throw new DomainError('summary_link_expired');
    return unitOfWork.run(async (stores) => {
      const household = await stores.households.lock(link.householdId);
      const task = await stores.tasks.find(link.householdId, link.taskId);
      if (!household || household.deletionRequestedAt || !isVisible(task)) throw new DomainError('task_not_found');
      const by = await readerOfLink(stores, link);
      await noteVisit(stores, household, by.id);
      const today = dateInZone(clock.now(), household.timezone);
      const changed = await act(stores, household, task, { link, undo, today, by }, { setCompletion, moveTask });
      return actionShown(link, changed, { language: by.language, today });
    });
  };

type Asked = { readonly link: SummaryAction; readonly undo: boolean; readonly today: string; readonly by: By };

async function act(
  stores: Stores,
  household: Household,
  task: Task,
  { link: { action, on }, undo, today, by }: Asked,
  { setCompletion, moveTask }: Pick<Deps, 'setCompletion' | 'moveTask'>,
): Promise<Task> {
  const state = stateOfAction(action, task, on);
  const { id } = task;
  if (action === 'done') {
    return (state === 'done') === !undo ? task : setCompletion(stores, household, { id, completed: !undo, by });
  }
  // A task that was completed meanwhile stays where it is.
  if (state === 'done' || (state === 'moved') === !undo) return task;
  return moveTask(stores, household, { id, to: undo ? on : dayNextWeek(on, today), by });
}
