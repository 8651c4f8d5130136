import { dayMs } from '../time/durations.ts';

export const webhookEvents = [
  'task.created',
  'task.completed',
  'task.reopened',
  'task.moved',
  'task.skipped',
  'week.planned',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Where a person has the changes of one of their homes reported. */
export type WebhookEndpoint = {
  readonly householdId: string;
  readonly personId: string;
  readonly id: string;
  readonly host: string;
  /** Its `Destination`, sealed: a program that knows the URL could often send something there. */
  readonly destination: string;
  readonly events: readonly WebhookEvent[];
  readonly createdAt: Date;
  /** How many tries have failed since the last one that was accepted. */
  readonly failures: number;
  /** Set while nothing is sent because too many tries failed. */
  readonly pausedAt?: Date;
  /** The pending job that sends what waits, and when it is due. Absent while nothing waits. */
  readonly sending?: { readonly jobId: string; readonly dueAt: Date };
};

export type Destination = { readonly url: string; readonly secret: string };

/** The purpose for which an endpoint's destination is sealed. */
export const destinationOf = ({ householdId, id }: Pick<WebhookEndpoint, 'householdId' | 'id'>): string =>
  `webhook ${householdId} ${id}`;

/** How many endpoints a person may have in a home. */
export const mostWebhooks = 5;

/** How many deliveries may wait for an endpoint. What changes then isn't reported. */
export const mostWaiting = 100;

/** How many of an endpoint's settled deliveries are kept, and how long. */
export const mostSettled = 100;
export const deliveryKeptMs = 30 * dayMs;

/** An old job that was put aside doesn't keep new ones from being queued. */
export const isSendingStale = ({ sending }: WebhookEndpoint, now: Date): boolean =>
  sending === undefined || now.getTime() - sending.dueAt.getTime() > dayMs;
