import type { Household } from '../domain/home/household.ts';
import { rememberedFrom } from '../domain/plan/planned-weeks.ts';
import { isProvisional, type Task } from '../domain/tasks/task.ts';
import type { CustomTask } from '../domain/time/recurrence.ts';
import { farthestDay } from '../domain/time/week.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { AddTurns } from './add-turns.ts';

type Deps = { readonly clock: Clock; readonly addTurns: AddTurns };

export type RenewTurns = ReturnType<typeof makeRenewTurns>;

/**
 * Plans a recurring task's open turns from today on again, except on days that the user chose. Returns the open turns
 * that stay. The caller holds the household locked.
 */
export const makeRenewTurns =
  ({ clock, addTurns }: Deps) =>
  async (stores: Stores, household: Household, customTask: CustomTask): Promise<readonly Task[]> => {
    const today = dateInZone(clock.now(), household.timezone);
    const near = await stores.tasks.between(household.id, rememberedFrom(today), farthestDay(today));
    const open = near.filter(({ source, status }) => source === `custom:${customTask.id}` && status === 'open');
    const again = open.filter((turn) => turn.scheduledOn >= today && isProvisional(turn));
    await stores.tasks.delete(
      household.id,
      again.map((turn) => turn.id),
    );
    await addTurns(stores, household, customTask);
    return open.filter((turn) => !again.includes(turn));
  };
