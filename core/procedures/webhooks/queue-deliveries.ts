import { textsIn } from '../../catalogue/texts-in.ts';
import type { Language } from '../../domain/languages.ts';
import { isUserCreated, type Task } from '../../domain/tasks/task.ts';
import type { Changes } from '../../domain/webhooks/changes.ts';
import { messageOf } from '../../domain/webhooks/message.ts';
import { isSendingStale, mostWaiting, type WebhookEndpoint, webhookEvents } from '../../domain/webhooks/webhook.ts';
import type { Ports } from '../../ports/index.ts';
import { languageOfPerson } from '../../ports/person-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import { makeEnqueuePending } from '../enqueue-pending.ts';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** The names are those of the API, and the titles those that it returns to readers of the language. */
const taskIn = (task: Task, language: Language) => ({
  id: task.id,
  ...textsIn(language).titlesOfTask(task),
  category: task.category,
  completed: task.status === 'done',
  completedAt: task.completedAt?.toISOString() ?? null,
  scheduledAt: task.scheduledOn,
  isUserCreated: isUserCreated(task),
  minutes: task.minutes ?? null,
});

/**
 * Queues the changes of a household for each of its endpoints that wants them, unless too much waits there already. An
 * endpoint has one job at a time, so that a slow receiver delays only its own deliveries.
 */
export const makeQueueDeliveries = ({ clock, ids }: Deps) => {
  const enqueuePending = makeEnqueuePending({ clock, ids });

  async function queueFor(stores: Stores, endpoint: WebhookEndpoint, changes: Changes): Promise<void> {
    const wanted = webhookEvents.filter((event) => changes[event] && endpoint.events.includes(event));
    if (wanted.length === 0 || (await stores.webhooks.countWaiting(endpoint)) >= mostWaiting) return;
    const { householdId, id: endpointId, personId } = endpoint;
    const language = await languageOfPerson(stores.persons, personId);
    const createdAt = clock.now();
    for (const event of wanted) {
      const id = ids.next();
      const contents =
        event === 'week.planned'
          ? { weeks: changes[event]?.map((weekStart) => ({ weekStart })) }
          : { tasks: changes[event]?.map((task) => taskIn(task, language)) };
      const body = messageOf({ id, type: event, createdAt, homeId: householdId }, contents);
      await stores.webhooks.addDelivery({
        householdId,
        endpointId,
        id,
        event,
        body,
        createdAt,
        state: 'waiting',
        attempts: 0,
      });
    }
    if (!isSendingStale(endpoint, createdAt)) return;
    const jobId = await enqueuePending(stores, 'send-webhooks', { householdId, personId });
    await stores.webhooks.save({ ...endpoint, sending: { jobId, dueAt: createdAt } });
  }

  return async (stores: Stores, householdId: string, changes: Changes): Promise<void> => {
    for (const endpoint of await stores.webhooks.lockAll(householdId)) {
      if (!endpoint.pausedAt) await queueFor(stores, endpoint, changes);
    }
  };
};
