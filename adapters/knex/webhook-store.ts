import type { Knex } from 'knex';
import type { DeliveryProblem, WebhookDelivery } from '#core/domain/webhooks/delivery.ts';
import type { WebhookEndpoint, WebhookEvent } from '#core/domain/webhooks/webhook.ts';
import type { WebhookStore } from '#core/ports/webhook-store.ts';

type EndpointRow = {
  household_id: string;
  person_id: string;
  id: string;
  host: string;
  destination: string;
  events: WebhookEvent[];
  created_at: Date;
  failures: number;
  paused_at: Date | null;
  sending_job_id: string | null;
  sending_due_at: Date | null;
};

type DeliveryRow = {
  household_id: string;
  id: string;
  endpoint_id: string;
  event: WebhookDelivery['event'];
  body: string | null;
  state: WebhookDelivery['state'];
  created_at: Date;
  attempts: number;
  attempted_at: Date | null;
  duration_ms: number | null;
  status: number | null;
  problem: DeliveryProblem | null;
};

const endpointOf = (row: EndpointRow): WebhookEndpoint => ({
  householdId: row.household_id,
  personId: row.person_id,
  id: row.id,
  host: row.host,
  destination: row.destination,
  events: row.events,
  createdAt: row.created_at,
  failures: row.failures,
  ...(row.paused_at && { pausedAt: row.paused_at }),
  ...(row.sending_job_id !== null &&
    row.sending_due_at && { sending: { jobId: row.sending_job_id, dueAt: row.sending_due_at } }),
});

/** What may change. */
const stateOf = ({ destination, failures, pausedAt, sending }: WebhookEndpoint) => ({
  destination,
  failures,
  paused_at: pausedAt ?? null,
  sending_job_id: sending?.jobId ?? null,
  sending_due_at: sending?.dueAt ?? null,
});

const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  householdId: row.household_id,
  endpointId: row.endpoint_id,
  id: row.id,
  event: row.event,
  state: row.state,
  createdAt: row.created_at,
  attempts: row.attempts,
  ...(row.body !== null && { body: row.body }),
  ...(row.attempted_at && { attemptedAt: row.attempted_at }),
  ...(row.duration_ms !== null && { durationMs: row.duration_ms }),
  ...(row.status !== null && { status: row.status }),
  ...(row.problem !== null && { problem: row.problem }),
});

const progressOf = ({ body, state, attempts, attemptedAt, durationMs, status, problem }: WebhookDelivery) => ({
  body: body ?? null,
  state,
  attempts,
  attempted_at: attemptedAt ?? null,
  duration_ms: durationMs ?? null,
  status: status ?? null,
  problem: problem ?? null,
});

export function makeWebhookStore(trx: Knex.Transaction): WebhookStore {
  const endpoints = () => trx<EndpointRow>('webhook_endpoints');
  const deliveries = () => trx<DeliveryRow>('webhook_deliveries');
  type Whose = Pick<WebhookEndpoint, 'householdId' | 'id'>;
  const of = ({ householdId, id }: Whose) => deliveries().where({ household_id: householdId, endpoint_id: id });
  const waitingOf = (whose: Whose) => of(whose).where({ state: 'waiting' });

  return {
    add: async (endpoint) => {
      const { householdId, personId, id, host, events, createdAt } = endpoint;
      const fixed = { household_id: householdId, person_id: personId, id, host, created_at: createdAt };
      await endpoints().insert({ ...fixed, events: [...events], ...stateOf(endpoint) });
    },
    list: async (householdId, personId) => {
      const whose = { household_id: householdId, person_id: personId };
      return (await endpoints().where(whose).orderBy('created_at', 'desc')).map(endpointOf);
    },
    amongHouseholds: (householdIds) =>
      endpoints()
        .whereRaw('household_id = any(?::uuid[])', [[...householdIds]])
        .whereNull('paused_at')
        .groupBy('household_id')
        .orderBy('household_id')
        .pluck('household_id'),
    lockAll: async (householdId) =>
      (await endpoints().where({ household_id: householdId }).orderBy('id').forNoKeyUpdate()).map(endpointOf),
    lockByJob: async (householdId, jobId) => {
      const row = await endpoints()
        .where({ household_id: householdId, sending_job_id: jobId })
        .forNoKeyUpdate()
        .first();
      return row && endpointOf(row);
    },
    save: async (endpoint) => {
      const { householdId, id } = endpoint;
      await endpoints().where({ household_id: householdId, id }).update(stateOf(endpoint));
    },
    delete: async ({ householdId, personId, id }) =>
      (await endpoints().where({ household_id: householdId, person_id: personId, id }).delete()) > 0,
    householdsAfter: (after, limit) => {
      const query = endpoints().groupBy('household_id').orderBy('household_id').limit(limit);
      return (after === undefined ? query : query.where('household_id', '>', after)).pluck('household_id');
    },

    addDelivery: async (delivery) => {
      const { householdId, endpointId, id, event, createdAt } = delivery;
      const fixed = { household_id: householdId, endpoint_id: endpointId, id, event, created_at: createdAt };
      await deliveries().insert({ ...fixed, ...progressOf(delivery) });
    },
    deliveries: async (endpoint, limit) => {
      const newest = [
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ];
      return (await of(endpoint).orderBy(newest).limit(limit)).map(deliveryOf);
    },
    countWaiting: async (endpoint) => {
      const [found] = await waitingOf(endpoint).count({ count: '*' });
      return Number(found?.count);
    },
    nextWaiting: async (endpoint) => {
      const row = await waitingOf(endpoint)
        .orderByRaw("event = 'test' desc, coalesce(attempted_at, created_at), id")
        .first();
      return row && deliveryOf(row);
    },
    saveDelivery: async (delivery) => {
      const { householdId, id } = delivery;
      await deliveries().where({ household_id: householdId, id }).update(progressOf(delivery));
    },
    giveUpWaiting: async (endpoint) => {
      await waitingOf(endpoint).update({ state: 'failed', body: null });
    },
    keepNewest: async (endpoint, kept) => {
      const finished = () => of(endpoint).whereNot({ state: 'waiting' });
      const older = finished().orderBy('created_at', 'desc').orderBy('id', 'desc').offset(kept).select('id');
      await finished().whereIn('id', older).delete();
    },
    deleteDeliveriesBefore: (before) =>
      deliveries().where('created_at', '<', before).whereNot({ state: 'waiting' }).delete(),
  };
}
