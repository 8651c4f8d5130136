import { catalogue } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { RhythmAnswer } from '../../domain/plan/learned/rhythm-answer.ts';
import { rhythmsOfHome } from '../../domain/plan/learned/rhythms-of-home.ts';
import { planningFacts } from '../../domain/plan/learned/undoing.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'changeHome' | 'readRhythms'>;
type Input = {
  readonly householdId: string;
  /** Of the care task. */
  readonly taskId: string;
  /** With `accepted`, the days that were proposed. */
  readonly answer:
    | { readonly kind: 'accepted'; readonly days: number }
    | { readonly kind: 'dismissed' | 'too-often' | 'too-seldom' };
  readonly by?: By;
};

/**
 * Accepts or dismisses the rhythm that is proposed for a care task, or says that the task comes too often or too seldom, so
 * that another rhythm is proposed. What is accepted is planned from next Monday on. Accepting it again has no effect. Throws
 * `task_not_found` for a task whose rhythm the household may not choose, and `rhythm_not_proposed`.
 */
export const makeAnswerRhythm =
  ({ unitOfWork, clock, digest, changeHome, readRhythms }: Deps) =>
  ({ householdId, taskId, answer, by }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const before = rhythmsOfHome(household, catalogue, await readRhythms(stores, household));
      const rhythm = before.find((each) => each.taskId === taskId);
      if (!rhythm) throw new DomainError('task_not_found');
      const say = (before?: RhythmAnswer['before']) =>
        stores.rhythmAnswers.save({
          householdId,
          careTaskId: taskId,
          kind: answer.kind,
          ...(by && { personId: by.id }),
          at: clock.now(),
          ...(before && { before }),
        });
      if (answer.kind !== 'accepted') await say();
      else if (rhythm.acceptedDays !== answer.days) {
        if (rhythm.proposedDays !== answer.days) throw new DomainError('rhythm_not_proposed');
        const days = household.rhythms[taskId];
        const [outlook] = await stores.plans.outlooks([householdId]);
        const { firstWeek, jobs } = outlook ?? {};
        await say({
          home: hexOf(digest.sha256(planningFacts(household))),
          ...(days !== undefined && { days }),
          ...(firstWeek !== undefined && jobs !== undefined && { outlook: { firstWeek, jobs } }),
        });
        await changeHome(stores, household, { rhythms: { ...household.rhythms, [taskId]: answer.days } });
      }
    });
