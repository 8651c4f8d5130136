import { compareText } from '#core/domain/text/compare-text.ts';
import type { WebhookDelivery } from '#core/domain/webhooks/delivery.ts';
import type { WebhookEndpoint } from '#core/domain/webhooks/webhook.ts';
import type { WebhookStore } from '#core/ports/webhook-store.ts';
import { keyOf, type Tables } from './database.ts';

type Dated = { readonly createdAt: Date; readonly id: string };
const byAge = (one: Dated, other: Dated): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || compareText(one.id, other.id);

/** Since it was made or last tried, the longest first. */
const byWaiting = (one: WebhookDelivery, other: WebhookDelivery): number =>
  (one.attemptedAt ?? one.createdAt).getTime() - (other.attemptedAt ?? other.createdAt).getTime() ||
  compareText(one.id, other.id);

export function makeWebhookStore({ memberships, webhookEndpoints, webhookDeliveries }: Tables): WebhookStore {
  type Whose = Pick<WebhookEndpoint, 'householdId' | 'id'>;
  const ofHousehold = (householdId: string) =>
    [...webhookEndpoints.values()]
      .filter((each) => each.householdId === householdId)
      .sort((one, other) => compareText(one.id, other.id));
  const deliveriesOf = ({ householdId, id }: Whose) =>
    [...webhookDeliveries.values()]
      .filter((each) => each.householdId === householdId && each.endpointId === id)
      .sort(byAge);
  const waitingOf = (whose: Whose) => deliveriesOf(whose).filter(({ state }) => state === 'waiting');
  const put = (delivery: WebhookDelivery) => webhookDeliveries.set(keyOf(delivery.householdId, delivery.id), delivery);
  const deleteOne = ({ householdId, id }: Whose) => webhookDeliveries.delete(keyOf(householdId, id));

  return {
    add: async (endpoint) => {
      const { householdId, personId, id } = endpoint;
      if (!memberships.has(keyOf(householdId, personId))) throw new Error('a webhook needs a membership');
      webhookEndpoints.set(keyOf(householdId, id), endpoint);
    },
    list: async (householdId, personId) =>
      ofHousehold(householdId)
        .filter((each) => each.personId === personId)
        .sort((one, other) => byAge(other, one)),
    amongHouseholds: async (householdIds) => {
      const going = [...webhookEndpoints.values()].filter(({ pausedAt }) => !pausedAt);
      const having = new Set(going.map(({ householdId }) => householdId));
      return householdIds.filter((id) => having.has(id)).sort(compareText);
    },
    lockAll: async (householdId) => ofHousehold(householdId),
    lockByJob: async (householdId, jobId) => ofHousehold(householdId).find(({ sending }) => sending?.jobId === jobId),
    save: async (endpoint) => {
      const key = keyOf(endpoint.householdId, endpoint.id);
      if (webhookEndpoints.has(key)) webhookEndpoints.set(key, endpoint);
    },
    delete: async ({ householdId, personId, id }) => {
      const key = keyOf(householdId, id);
      if (webhookEndpoints.get(key)?.personId !== personId) return false;
      for (const delivery of deliveriesOf({ householdId, id })) deleteOne(delivery);
      return webhookEndpoints.delete(key);
    },
    householdsAfter: async (after = '', limit) => {
      const having = new Set([...webhookEndpoints.values()].map(({ householdId }) => householdId));
      return [...having]
        .filter((id) => id > after)
        .sort(compareText)
        .slice(0, limit);
    },

    addDelivery: async (delivery) => {
      if (!webhookEndpoints.has(keyOf(delivery.householdId, delivery.endpointId)))
        throw new Error('a delivery needs an endpoint');
      put(delivery);
    },
    deliveries: async (endpoint, limit) => deliveriesOf(endpoint).reverse().slice(0, limit),
    countWaiting: async (endpoint) => waitingOf(endpoint).length,
    nextWaiting: async (endpoint) => {
      const tests = waitingOf(endpoint).filter(({ event }) => event === 'test');
      return tests[0] ?? waitingOf(endpoint).sort(byWaiting)[0];
    },
    saveDelivery: async (delivery) => {
      if (webhookDeliveries.has(keyOf(delivery.householdId, delivery.id))) put(delivery);
    },
    giveUpWaiting: async (endpoint) => {
      for (const { body: _, ...delivery } of waitingOf(endpoint)) put({ ...delivery, state: 'failed' });
    },
    keepNewest: async (endpoint, kept) => {
      const finished = deliveriesOf(endpoint).filter(({ state }) => state !== 'waiting');
      for (const delivery of finished.reverse().slice(kept)) deleteOne(delivery);
    },
    deleteDeliveriesBefore: async (before) => {
      const old = [...webhookDeliveries.values()].filter(
        ({ createdAt, state }) => createdAt < before && state !== 'waiting',
      );
      for (const delivery of old) deleteOne(delivery);
      return old.length;
    },
  };
}
