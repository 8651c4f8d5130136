import { signedIn } from '../../domain/access/found.ts';
import { isShown, type ShownRhythms } from '../../domain/plan/learned/learned-rhythm.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'changeHome' | 'readRhythms'>;
type Input = { readonly householdId: string; readonly taskId: string; readonly by?: By };

/**
 * Takes back the rhythm that the household accepted last for a care task: the plan is again as it was before, from next
 * Monday on. Has no effect if it accepted none.
 */
export const makeUndoRhythm =
  ({ unitOfWork, clock, changeHome, readRhythms }: Deps) =>
  ({ householdId, taskId, by }: Input): Promise<ShownRhythms> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const { [taskId]: days, ...others } = household.rhythms;
      if (days !== undefined) {
        const said = (await stores.rhythmAnswers.list(householdId)).filter(({ careTaskId }) => careTaskId === taskId);
        const wasUndone = said.findLast(({ kind }) => kind === 'accepted' || kind === 'undone')?.kind === 'undone';
        const before = wasUndone ? undefined : said.find(({ kind }) => kind === 'accepted')?.before;
        const rhythms = before?.days === undefined ? others : { ...others, [taskId]: before.days };
        await changeHome(stores, household, { rhythms });
        if (before?.outlook) await stores.plans.saveOutlooks([{ householdId, ...before.outlook }]);
        await stores.rhythmAnswers.save({
          householdId,
          careTaskId: taskId,
          kind: 'undone',
          ...(by && { personId: by.id }),
          at: clock.now(),
        });
      }
      const after = signedIn(await stores.households.find(householdId));
      return { household: after, rhythms: (await readRhythms(stores, after)).filter(isShown) };
    });
