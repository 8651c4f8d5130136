import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { MeteredUse, Use } from '../../domain/meters/use.ts';
import { withCheckedRhythm } from '../../domain/time/checked-rhythm.ts';
import { afterCompletion, type CustomTask } from '../../domain/time/recurrence.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'renewTurns' | 'homeItem' | 'meteredUse' | 'askForReading'>;
/** What can be removed. */
type Removable = Pick<CustomTask, 'minutes' | 'rhythm' | 'item' | 'use'>;
type Changes = Partial<Omit<CustomTask, 'householdId' | 'id' | keyof Removable>> & {
  readonly [Field in Exclude<keyof Removable, 'use'>]?: Removable[Field] | null;
} & { readonly use?: Use | null };
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
  ({ unitOfWork, clock, renewTurns, homeItem, meteredUse, askForReading }: Deps) =>
  ({ householdId, id, changes }: Input): Promise<CustomTask> =>
    unitOfWork.run(async (stores) => {
      const { use, ...others } = changes;
      const household = signedIn(await stores.households.lock(householdId));
      const known = (await stores.customTasks.list(householdId)).find((each) => each.id === id);
      if (!known) throw new DomainError('custom_task_not_found');
      const today = dateInZone(clock.now(), household.timezone);
      // An item that the home has no more stays, unless another one is named.
      const item = typeof changes.item === 'string' && changes.item !== known.item && homeItem(household, changes.item);
      const changed = withCheckedRhythm(
        withChanges(known, {
          ...others,
          ...(item && { item: item.name }),
          ...(use !== undefined && { use: use && (await meteredUse(stores, householdId, use)) }),
        }),
      );
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
      if (known.use && known.use.meter !== changed.use?.meter) await askForReading(stores, household, known.use.meter);
      return changed;
    });

function withChanges(
  customTask: CustomTask,
  changes: Omit<Changes, 'use'> & { readonly use?: MeteredUse | null },
): CustomTask {
  const { minutes, rhythm, item, steps, use, ...rest } = { ...customTask, ...changes };
  const isWord = changes.recurrence !== undefined && changes.rhythm === undefined;
  return {
    ...rest,
    ...(typeof minutes === 'number' && { minutes }),
    ...(use && { use }),
    ...(rhythm && !isWord && { rhythm }),
    ...(isWord && use && { rhythm: afterCompletion(rest.recurrence) }),
    ...(item && { item }),
    ...(steps && steps.length > 0 && { steps }),
  };
}
