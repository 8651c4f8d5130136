import { inDisplayOrder } from '../../catalogue/display-order.ts';
import { textsIn } from '../../catalogue/texts-in.ts';
import type { Household } from '../../domain/home/household.ts';
import { discoveryMessages } from '../../domain/home-assistant/device.ts';
import type { HomeAssistantLink } from '../../domain/home-assistant/link.ts';
import { stateMessage } from '../../domain/home-assistant/state.ts';
import { discoveryTopicOf, stateTopicOf } from '../../domain/home-assistant/topics.ts';
import type { Language } from '../../domain/languages.ts';
import { overdueFrom, overdueTasksOf } from '../../domain/plan/overdue.ts';
import type { Task } from '../../domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../../domain/time/dates.ts';
import { isPaused } from '../../domain/time/pause.ts';
import { dateInZone, instantOf } from '../../domain/time/zones.ts';
import { homeNameIn } from '../../languages/home-name-in.ts';
import { BrokerAway, type RetainedMessage } from '../../ports/broker.ts';
import type { Ports } from '../../ports/index.ts';
import { languageOfPerson } from '../../ports/person-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'broker' | 'clock' | 'locks' | 'baseUrl'>;

/** One process at a time publishes or withdraws a device, so that an older state never replaces a later one. */
export const publicationLock = (deviceId: string): string => `home-assistant ${deviceId}`;

/**
 * Publishes the state of a home and its device, if it is linked. While the broker is away, the link stays due, and false is
 * returned: everything is published once the broker is back.
 */
export const makePublishHome =
  ({ unitOfWork, broker, clock, locks, baseUrl }: Deps) =>
  async (householdId: string): Promise<boolean> => {
    const link = await unitOfWork.run(({ homeAssistant }) => homeAssistant.find(householdId));
    if (!link) return true;
    return locks.hold(publicationLock(link.deviceId), async () => {
      const { messages, removed } = await unitOfWork.run((stores) => toPublish(stores, link, clock.now(), baseUrl));
      if (messages.length === 0) return true;
      try {
        await broker.publish(messages);
      } catch (error) {
        await unitOfWork.run(({ homeAssistant }) => homeAssistant.makeDue([householdId]));
        if (error instanceof BrokerAway) return false;
        throw error;
      }
      if (removed.size > 0) await unitOfWork.run((stores) => forgetMeters(stores, link, removed));
      return true;
    });
  };

type Publication = {
  readonly messages: readonly RetainedMessage[];
  /** The meters that the messages remove from the device. */
  readonly removed: ReadonlySet<string>;
};

/** What is to be published of a home, which then counts as published. */
async function toPublish(
  stores: Stores,
  { householdId, deviceId }: HomeAssistantLink,
  now: Date,
  baseUrl: string,
): Promise<Publication> {
  const { homeAssistant, households, meters: meterStore, persons } = stores;
  // Locked, because a change that isn't committed yet would neither be seen here nor queue another publication.
  const household = await households.hold(householdId);
  const link = await homeAssistant.find(householdId);
  if (link?.deviceId !== deviceId || !household || household.deletionRequestedAt)
    return { messages: [], removed: new Set() };
  const today = dateInZone(now, household.timezone);
  const meters = await meterStore.list(householdId);
  const language = await languageOfPerson(persons, link.personId);
  const { week, overdue, next } = await openTasks(stores, household, today);
  const known = new Set([...link.meters, ...meters.map(({ id }) => id)]);
  // Meters that are gone stay, so that the next publication removes them if this one fails.
  const dueAt = instantOf(addDays(today, 1), '00:00', household.timezone);
  await homeAssistant.save({ ...link, dueAt, meters: [...known] });
  const state = stateMessage({
    week: week.length,
    overdue: overdue.length,
    next: next && { ...next, ...shownIn(language, next) },
    meters,
    today,
  });
  const device = discoveryMessages({
    link,
    installationId: await homeAssistant.installationId(),
    name: homeNameIn(language, household.name),
    words: textsIn(language).homeAssistant,
    baseUrl,
    nextTaskId: next?.id,
    meters,
  });
  // The state comes first, so that Home Assistant finds it when it learns of the device.
  const messages = [
    { topic: stateTopicOf(deviceId), payload: state },
    ...device.map((payload) => ({ topic: discoveryTopicOf(deviceId), payload })),
  ];
  return { messages, removed: known.difference(new Set(meters.map(({ id }) => id))) };
}

/** Notes that Home Assistant has removed these meters. */
async function forgetMeters(
  { homeAssistant, households }: Stores,
  { householdId, deviceId }: HomeAssistantLink,
  removed: ReadonlySet<string>,
): Promise<void> {
  // Locked, so that what makes the link due meanwhile isn't overwritten.
  await households.hold(householdId);
  const link = await homeAssistant.find(householdId);
  if (link?.deviceId !== deviceId) return;
  await homeAssistant.save({ ...link, meters: link.meters.filter((id) => !removed.has(id)) });
}

/** The open tasks of the week and of earlier days, and the first to do: in the order in which screens show them. */
async function openTasks({ tasks }: Stores, { id, pauses }: Household, today: IsoDate) {
  const monday = weekStartOf(today);
  const found = inDisplayOrder(await tasks.between(id, overdueFrom(today), addDays(monday, 6)));
  const overdue = isPaused(today, pauses) ? [] : overdueTasksOf(found, today);
  const week = found.filter(({ status, scheduledOn }) => status === 'open' && scheduledOn >= monday);
  return { week, overdue, next: overdue[0] ?? week.find(({ scheduledOn }) => scheduledOn >= today) };
}

const shownIn = (language: Language, task: Task) => {
  const { titlesOfTask, itemName } = textsIn(language);
  return { title: titlesOfTask(task).fullTitle, item: itemName(task.category) };
};
