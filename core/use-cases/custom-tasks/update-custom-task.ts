import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { rememberedFrom } from '../../domain/plan/planned-weeks.ts';
import { isProvisional } from '../../domain/tasks/task.ts';
import type { CustomTask } from '../../domain/time/recurrence.ts';
import { farthestDay, isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'addTurns'>;
type Input = {
  readonly householdId: string;
  readonly id: string;
  /** Absent fields stay unchanged; `minutes: null` means unknown. */
  readonly changes: Partial<Omit<CustomTask, 'householdId' | 'id' | 'minutes'>> & { readonly minutes?: number | null };
};

/**
 * Changes a recurring task and its open turns: those from today on are planned again, except on days that the user
 * chose. Throws `custom_task_not_found`, and `invalid_date` for a first day that can't be shown.
 */
export const makeUpdateCustomTask =
  ({ unitOfWork, clock, addTurns }: Deps) =>
  ({ householdId, id, changes }: Input): Promise<CustomTask> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const known = (await stores.customTasks.list(householdId)).find((each) => each.id === id);
      if (!known) throw new DomainError('custom_task_not_found');
      const today = dateInZone(clock.now(), household.timezone);
      const changed = withChanges(known, changes);
      if (changed.anchor !== known.anchor && !isWithinReach(changed.anchor, today))
        throw new DomainError('invalid_date');
      await stores.customTasks.update(changed);
      const near = await stores.tasks.between(householdId, rememberedFrom(today), farthestDay(today));
      const open = near.filter(({ source, status }) => source === `custom:${id}` && status === 'open');
      const again = open.filter((turn) => turn.scheduledOn >= today && isProvisional(turn));
      await stores.tasks.delete(
        householdId,
        again.map((turn) => turn.id),
      );
      const { title, category, minutes } = changed;
      const description = changed.instructions || changed.importance;
      for (const { minutes: _, ...turn } of open.filter((each) => !again.includes(each))) {
        await stores.tasks.update({ ...turn, title, category, description, ...(minutes !== undefined && { minutes }) });
      }
      await addTurns(stores, household, changed);
      return changed;
    });

function withChanges(customTask: CustomTask, { minutes, ...changes }: Input['changes']): CustomTask {
  const { minutes: before, ...rest } = customTask;
  const after = minutes === undefined ? before : (minutes ?? undefined);
  return { ...rest, ...changes, ...(after !== undefined && { minutes: after }) };
}
