import { isSafetyTask } from '../../catalogue/is-safety-task.ts';
import { textsIn } from '../../catalogue/texts-in.ts';
import { tickedOfTask } from '../../catalogue/ticked-of-task.ts';
import { isSessionOver } from '../../domain/access/sign-in.ts';
import { isStorageAway } from '../../domain/errors.ts';
import { isOnboarded } from '../../domain/home/household.ts';
import { atLeast } from '../../domain/people/membership.ts';
import { mostButtonTasks, type PushAction, pushActionPurpose } from '../../domain/push/button.ts';
import {
  isTimely,
  mostPushFailures,
  nextPushAt,
  type PushRenewal,
  type PushSubscription,
  type PushTarget,
  pushRenewalPurpose,
  pushTargetOf,
  retryAt,
} from '../../domain/push/subscription.ts';
import type { Task } from '../../domain/tasks/task.ts';
import { compareTaskPlaces } from '../../domain/tasks/task-order.ts';
import { weekStartOf } from '../../domain/time/dates.ts';
import { minuteMs } from '../../domain/time/durations.ts';
import { isPaused } from '../../domain/time/pause.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import { languageOfPerson } from '../../ports/person-store.ts';
import type { PushNotice } from '../../ports/pushes.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'planWeeks' | 'pushes' | 'pushKeys' | 'reporter' | 'secrets'>;

/** How many are read at a time, and how many are on their way at once. */
const [pageSize, lanes] = [200, 5];

/** Longer than a push takes. A worker that is killed meanwhile leaves the push to a later run. */
const leaseMs = 2 * minuteMs;

/** What became of a look at a subscription: it is over, shows nothing today, or shows this. */
type Look =
  | { readonly is: 'over' }
  | { readonly is: 'quiet' | 'due'; readonly timezone: string; readonly notice?: PushNotice };

/**
 * Pushes the open tasks of the day wherever that is due, each once a day. Any number of callers may run it at once.
 * A subscription goes when its person leaves the home, when its session is over, when its browser wants no more, and when
 * nothing could be sent for a week.
 */
export const makeSendPushes = (deps: Deps) => {
  const { unitOfWork, clock } = deps;
  return async (): Promise<{ readonly due: number; readonly sent: number }> => {
    let [dueCount, sent] = [0, 0];
    for (;;) {
      const due = await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.due(clock.now(), pageSize));
      if (due.length === 0) return { due: dueCount, sent };
      dueCount += due.length;
      const left = due.values();
      const sendOver = async () => {
        for (const subscription of left) if (await handleAlone(subscription, deps)) sent += 1;
      };
      const ended = await Promise.allSettled(Array.from({ length: lanes }, sendOver));
      for (const each of ended) if (each.status === 'rejected') throw each.reason;
    }
  };
};

/** Keeps the failure of one from the others, unless the database is away. Its lease has it tried again later. */
async function handleAlone(subscription: PushSubscription, deps: Deps): Promise<boolean> {
  try {
    return await handle(subscription, deps);
  } catch (error) {
    if (isStorageAway(error)) throw error;
    deps.reporter.problem(new Error('A notification could not be sent', { cause: error }));
    return false;
  }
}

/** Returns whether something was sent. */
async function handle(subscription: PushSubscription, deps: Deps): Promise<boolean> {
  const { unitOfWork, clock, planWeeks } = deps;
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  if (!(await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.lease(subscription, now, until))))
    return false;
  await planWeeks({ householdId: subscription.householdId, upTo: weekStartOf });
  const look = await unitOfWork.run((stores) => lookAt(stores, subscription, now, deps));
  if (look.is === 'over') {
    await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.delete(subscription));
    return false;
  }
  const { timezone, notice } = look;
  const { isPostponed: _, ...regular } = subscription;
  const tomorrow = nextPushAt({ ...subscription, timezone }, now);
  const outcome = notice ? await send(subscription, notice, deps) : 'quiet';
  await unitOfWork.run(async ({ pushSubscriptions }) => {
    if (outcome === 'gone') return pushSubscriptions.delete(subscription);
    if (outcome !== 'failed') {
      const failures = outcome === 'sent' ? 0 : subscription.failures;
      return pushSubscriptions.saveOutcome({ ...regular, failures, nextAt: tomorrow });
    }
    const failures = subscription.failures + 1;
    if (failures >= mostPushFailures) return pushSubscriptions.delete(subscription);
    const again = retryAt(failures, now);
    return pushSubscriptions.saveOutcome({ ...(again ? subscription : regular), failures, nextAt: again ?? tomorrow });
  });
  return outcome === 'sent';
}

async function lookAt(
  stores: Stores,
  subscription: PushSubscription,
  now: Date,
  { secrets }: Pick<Deps, 'secrets'>,
): Promise<Look> {
  const { households, persons, memberships, sessions, tasks } = stores;
  const { personId, sessionId, householdId, isPostponed, nextAt } = subscription;
  const session = await sessions.find(personId, sessionId);
  const household = await households.find(householdId);
  if (!session || isSessionOver(session, now) || !household) return { is: 'over' };
  const membership = await memberships.find(householdId, personId);
  if (!membership) return { is: 'over' };
  const { timezone, pauses } = household;
  const today = dateInZone(now, timezone);
  const isQuiet = !isOnboarded(household) || household.deletionRequestedAt || isPaused(today, pauses);
  if (isQuiet || !isTimely({ ...subscription, timezone, ...(isPostponed && { postponedTo: nextAt }) }, now))
    return { is: 'quiet', timezone };
  const open = (await tasks.between(householdId, today, today)).filter(({ status }) => status === 'open');
  if (open.length === 0) return { is: 'quiet', timezone };
  const { push, titlesOfTask } = textsIn(await languageOfPerson(persons, personId));
  const titles = inOrder(open).map((task) => titlesOfTask(task).fullTitle);
  const renewed: PushRenewal = { personId, sessionId, createdAt: subscription.createdAt.getTime() };
  const renewal = await secrets.seal(JSON.stringify(renewed), pushRenewalPurpose);
  const notice = { heading: push.today(open.length), titles, renewal };
  if (open.length > mostButtonTasks || !atLeast(membership.role, 'member')) return { is: 'due', timezone, notice };
  const action: PushAction = { personId, sessionId, householdId, day: today, taskIds: open.map(({ id }) => id) };
  const token = await secrets.seal(JSON.stringify(action), pushActionPurpose);
  const { done, allDone, ...later } = push.buttons;
  const [only, ...others] = open;
  const labels = { ...later, done: only && others.length === 0 ? done[tickedOfTask(only)] : allDone };
  return { is: 'due', timezone, notice: { ...notice, buttons: { token, labels } } };
}

const placeOf = (task: Task) => ({
  date: task.scheduledOn,
  critical: isSafetyTask(task),
  minutes: task.minutes ?? null,
  title: task.title,
  id: task.id,
});
const inOrder = (tasks: readonly Task[]): readonly Task[] =>
  tasks.toSorted((one, other) => compareTaskPlaces(placeOf(one), placeOf(other)));

/** `gone` also if the target was sealed by a key that is gone. */
async function send(subscription: PushSubscription, notice: PushNotice, { pushes, pushKeys, secrets }: Deps) {
  const text = await secrets.open(subscription.target, pushTargetOf(subscription));
  return text === undefined ? 'gone' : pushes.send(JSON.parse(text) as PushTarget, notice, await pushKeys());
}
