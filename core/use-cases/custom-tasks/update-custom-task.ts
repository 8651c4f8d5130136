import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { withCheckedRhythm } from '../../domain/time/checked-rhythm.ts';
import type { CustomTask } from '../../domain/time/recurrence.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'renewTurns' | 'homeItem'>;
/** What can be removed. */
type Removable = Pick<CustomTask, 'minutes' | 'rhythm' | 'item'>;
type Changes = Partial<Omit<CustomTask, 'householdId' | 'id' | keyof Removable>> & {
  readonly [Field in keyof Removable]?: Removable[Field] | null;
};
type Input = {
  readonly householdId: string;
  readonly id: string;
  /** Absent fields stay unchanged, and null removes one. A recurrence without a rhythm takes its place. */
  readonly changes: Changes;
};

/**
 * Changes a recurring task and its open turns: those from today on are planned again, except on days that the user
 * chose. Throws `custom_task_not_found`, `invalid_date` for a first day that can't be shown, `item_not_found` for an item
 * that isn't in the home, and `invalid_input` for a season without a turn.
 */
export const makeUpdateCustomTask =
  ({ unitOfWork, clock, renewTurns, homeItem }: Deps) =>
  ({ householdId, id, changes }: Input): Promise<CustomTask> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const known = (await stores.customTasks.list(householdId)).find((each) => each.id === id);
      if (!known) throw new DomainError('custom_task_not_found');
      const today = dateInZone(clock.now(), household.timezone);
      // An item that the home has no more stays, unless another one is named.
      const item = typeof changes.item === 'string' && changes.item !== known.item && homeItem(household, changes.item);
      const changed = withCheckedRhythm(withChanges(known, item ? { ...changes, item: item.name } : changes));
      if (changed.anchor !== known.anchor && !isWithinReach(changed.anchor, today))
        throw new DomainError('invalid_date');
      await stores.customTasks.update(changed);
      const { title, category, minutes, steps } = changed;
      const description = changed.instructions || changed.importance;
      for (const turn of await renewTurns(stores, household, changed)) {
        const { minutes: _, steps: before, stepsDone, ...kept } = turn;
        const areSame = JSON.stringify(steps) === JSON.stringify(before);
        await stores.tasks.update({
          ...kept,
          title,
          category,
          description,
          ...(minutes !== undefined && { minutes }),
          ...(steps && { steps }),
          ...(areSame && stepsDone && { stepsDone }),
        });
      }
      return changed;
    });

function withChanges(customTask: CustomTask, changes: Changes): CustomTask {
  const { minutes, rhythm, item, steps, ...rest } = { ...customTask, ...changes };
  const isWord = changes.recurrence !== undefined && changes.rhythm === undefined;
  return {
    ...rest,
    ...(typeof minutes === 'number' && { minutes }),
    ...(rhythm && !isWord && { rhythm }),
    ...(item && { item }),
    ...(steps && steps.length > 0 && { steps }),
  };
}
