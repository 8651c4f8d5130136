import { isSessionOver } from '../../domain/access/sign-in.ts';
import { DomainError } from '../../domain/errors.ts';
import { isOnboarded } from '../../domain/home/household.ts';
import { atLeast } from '../../domain/people/membership.ts';
import {
  buttonDays,
  laterToday,
  type PushAction,
  type PushButton,
  pushActionPurpose,
} from '../../domain/push/button.ts';
import { dayNextWeek } from '../../domain/summary/action.ts';
import { isDayFull } from '../../domain/tasks/task.ts';
import { daysBetween, type IsoDate } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'secrets' | 'setCompletion' | 'moveTask'>;
type Input = {
  /** As the notification contained it. */
  readonly token: string;
  readonly button: PushButton;
  /** When it was pressed, which may be a while ago; now by default. */
  readonly at?: Date | undefined;
};

/**
 * Does what a button of a notification says with the tasks that it shows and that are still open. A button works without a
 * session token, because a closed app has none, as long as the session of its browser lasts. Pressing again has no further
 * effect. Throws `invalid_link` for a forged or old token, an ended session, and a person who may no longer change the home.
 */
export const makePressPushButton =
  ({ unitOfWork, clock, secrets, setCompletion, moveTask }: Deps) =>
  async ({ token, button, at }: Input): Promise<void> => {
    const text = await secrets.open(token, pushActionPurpose);
    if (text === undefined) throw new DomainError('invalid_link');
    const action = JSON.parse(text) as PushAction;
    await unitOfWork.run(async (stores) => {
      const { personId, sessionId, householdId, day, taskIds } = action;
      const household = await stores.households.lock(householdId);
      const session = await stores.sessions.find(personId, sessionId);
      const membership = await stores.memberships.find(householdId, personId);
      const by = await stores.persons.find(personId);
      const now = clock.now();
      if (!household || !isOnboarded(household) || household.deletionRequestedAt || !by)
        throw new DomainError('invalid_link');
      if (!session || isSessionOver(session, now) || !membership || !atLeast(membership.role, 'member'))
        throw new DomainError('invalid_link');
      const today = dateInZone(now, household.timezone);
      if (daysBetween(day, today) > buttonDays) throw new DomainError('invalid_link');
      if (button === 'later') {
        const subscription = await stores.pushSubscriptions.find({ personId, sessionId });
        const nextAt = day === today ? laterToday(now, household.timezone) : undefined;
        if (subscription?.householdId !== householdId || !nextAt) return;
        await stores.pushSubscriptions.saveOutcome({ ...subscription, nextAt, isPostponed: true });
        return;
      }
      const on = dayOf(at, { day, today }, household.timezone);
      for (const id of taskIds) {
        const task = await stores.tasks.find(householdId, id);
        if (task?.status !== 'open') continue;
        if (button === 'done') await setCompletion(stores, household, { id, completed: true, on, by });
        else if (task.scheduledOn === day) {
          const to = dayNextWeek(day, today);
          if (!isDayFull(await stores.tasks.between(householdId, to, to))) {
            await moveTask(stores, household, { id, to, by });
          }
        }
      }
    });
  };

/** The day of the press, which is between that of the notification and today. */
function dayOf(at: Date | undefined, { day, today }: { day: IsoDate; today: IsoDate }, timezone: string): IsoDate {
  const pressed = at === undefined ? today : dateInZone(at, timezone);
  return pressed < day || pressed > today ? today : pressed;
}
