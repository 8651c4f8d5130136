import { signedIn } from '../../domain/access/found.ts';
import { lastAccepted, ledToPlan, planningFacts } from '../../domain/plan/learned/undoing.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'changeHome'>;
type Input = { readonly householdId: string; readonly taskId: string; readonly by?: By };

/**
 * Takes back the rhythm that the household accepted last for a care task, from next Monday on. If that was this week, and
 * the rhythms and the home are otherwise the same, the plan is again as it was before. Has no effect if it accepted none.
 */
export const makeUndoRhythm =
  ({ unitOfWork, clock, digest, changeHome }: Deps) =>
  ({ householdId, taskId, by }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const { [taskId]: days, ...others } = household.rhythms;
      if (days !== undefined) {
        const now = clock.now();
        const said = await stores.rhythmAnswers.list(householdId);
        const accepted = lastAccepted(said, taskId);
        const { days: daysBefore, outlook, home } = accepted?.before ?? {};
        const isSameHome = home === undefined || home === hexOf(digest.sha256(planningFacts(household)));
        const rhythms = daysBefore === undefined ? others : { ...others, [taskId]: daysBefore };
        await changeHome(stores, household, { rhythms });
        if (accepted && outlook && isSameHome && ledToPlan(accepted, said, now, household.timezone)) {
          await stores.plans.saveOutlooks([{ householdId, ...outlook }]);
        }
        await stores.rhythmAnswers.save({
          householdId,
          careTaskId: taskId,
          kind: 'undone',
          ...(by && { personId: by.id }),
          at: now,
        });
      }
    });
