import { inDisplayOrder } from '../../catalogue/display-order.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Task } from '../../domain/tasks/task.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { currentPause, type Pause } from '../../domain/time/pause.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;
type Input = { readonly household: Household; readonly from: IsoDate; readonly to: IsoDate };

type PlannedDays = {
  readonly today: IsoDate;
  readonly pause: Pause | undefined;
  /** The days with open tasks, in order. */
  readonly days: readonly { readonly date: IsoDate; readonly minutes: number; readonly tasks: readonly Task[] }[];
};

/** What is planned on the days of a range, for choosing one of them. */
export const makeGetDays =
  ({ unitOfWork, clock }: Deps) =>
  async ({ household, from, to }: Input): Promise<PlannedDays> => {
    const tasks = await unitOfWork.run((stores) => stores.tasks.between(household.id, from, to));
    const today = dateInZone(clock.now(), household.timezone);
    const open = inDisplayOrder(tasks.filter(({ status }) => status === 'open'));
    const byDay = Map.groupBy(open, ({ scheduledOn }) => scheduledOn);
    return {
      today,
      pause: currentPause(household.pauses, today),
      days: [...byDay].map(([date, ofDay]) => ({
        date,
        minutes: ofDay.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
        tasks: ofDay,
      })),
    };
  };
