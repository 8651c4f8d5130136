import type { WebhookDelivery } from '../domain/webhooks/delivery.ts';
import type { WebhookEndpoint } from '../domain/webhooks/webhook.ts';

type Whose = Pick<WebhookEndpoint, 'householdId' | 'id'>;

/** Webhooks of people for their homes. A webhook goes with its person's membership, and its deliveries with it. */
export type WebhookStore = {
  add(endpoint: WebhookEndpoint): Promise<void>;
  /** A person's in a household, the newest first. */
  list(householdId: string, personId: string): Promise<readonly WebhookEndpoint[]>;
  /** Which of these households have an endpoint that isn't paused, in the order of their ids. */
  amongHouseholds(householdIds: readonly string[]): Promise<readonly string[]>;
  /** All endpoints of a household, by id. Locks them until the transaction ends. */
  lockAll(householdId: string): Promise<readonly WebhookEndpoint[]>;
  /** The household's endpoint whose `sending` is this job. Locks it until the transaction ends. */
  lockByJob(householdId: string, jobId: string): Promise<WebhookEndpoint | undefined>;
  /** Writes what may change: destination, failures, pausedAt and sending. */
  save(endpoint: WebhookEndpoint): Promise<void>;
  /** Returns false, and changes nothing, if the person has no such endpoint in the household. */
  delete(endpoint: Whose & Pick<WebhookEndpoint, 'personId'>): Promise<boolean>;
  /** Households with an endpoint, at most `limit`, in the order of their ids and after one of them. */
  householdsAfter(after: string | undefined, limit: number): Promise<readonly string[]>;

  addDelivery(delivery: WebhookDelivery): Promise<void>;
  /** An endpoint's, the newest first, at most `limit`. */
  deliveries(endpoint: Whose, limit: number): Promise<readonly WebhookDelivery[]>;
  countWaiting(endpoint: Whose): Promise<number>;
  /** The test, otherwise the one that has waited longest since it was made or last tried. Undefined if none waits. */
  nextWaiting(endpoint: Whose): Promise<WebhookDelivery | undefined>;
  /** Writes what a try changes. Has no effect on a delivery that is gone. */
  saveDelivery(delivery: WebhookDelivery): Promise<void>;
  /** Gives up all that waits for the endpoint. */
  giveUpWaiting(endpoint: Whose): Promise<void>;
  /** Deletes all but the newest of the endpoint's finished deliveries. */
  keepNewest(endpoint: Whose, kept: number): Promise<void>;
  /** Deletes the finished deliveries from before the instant, of all households. Returns their number. */
  deleteDeliveriesBefore(before: Date): Promise<number>;
};
