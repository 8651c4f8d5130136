import { catalogue } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { isShown, type ShownRhythms } from '../../domain/plan/learned/learned-rhythm.ts';
import { rhythmsOfHome } from '../../domain/plan/learned/rhythms-of-home.ts';
import { lastAccepted, ledToPlan } from '../../domain/plan/learned/undoing.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'changeHome' | 'readRhythms' | 'eventLoop'>;
type Input = { readonly householdId: string; readonly taskId: string; readonly by?: By };

/**
 * Takes back the rhythm that the household accepted last for a care task, from next Monday on. If that was this week, and
 * the rhythms are otherwise the same, the plan is again as it was before. Has no effect if it accepted none.
 */
export const makeUndoRhythm =
  ({ unitOfWork, clock, changeHome, readRhythms, eventLoop }: Deps) =>
  async ({ householdId, taskId, by }: Input): Promise<ShownRhythms> => {
    const { household, known } = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const { [taskId]: days, ...others } = household.rhythms;
      if (days !== undefined) {
        const now = clock.now();
        const said = await stores.rhythmAnswers.list(householdId);
        const accepted = lastAccepted(said, taskId);
        const { days: daysBefore, outlook } = accepted?.before ?? {};
        const rhythms = daysBefore === undefined ? others : { ...others, [taskId]: daysBefore };
        await changeHome(stores, household, { rhythms });
        if (accepted && outlook && ledToPlan(accepted, said, now, household.timezone)) {
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
      const after = signedIn(await stores.households.find(householdId));
      return { household: after, known: await readRhythms(stores, after) };
    });
    return {
      household,
      rhythms: await eventLoop.next(() => rhythmsOfHome(household, catalogue, known).filter(isShown)),
    };
  };
