import { outgoingProblems } from '../running/outgoing-problem.ts';
import type { WebhookEndpoint, WebhookEvent } from './webhook.ts';

/** Why a delivery has no status. `unreadable`: the endpoint's secret was sealed by a key that is gone. */
export const deliveryProblems = [...outgoingProblems, 'unreadable'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** What is sent to an endpoint. */
export type WebhookDelivery = {
  readonly householdId: string;
  readonly endpointId: string;
  readonly id: string;
  /** `test`: its person wanted to try the endpoint. */
  readonly event: WebhookEvent | 'test';
  /** JSON; kept while it waits. */
  readonly body?: string;
  readonly state: (typeof deliveryStates)[number];
  readonly createdAt: Date;
  readonly attempts: number;
  /** The last try, and what came of it. */
  readonly attemptedAt?: Date;
  readonly durationMs?: number;
  readonly status?: number;
  readonly problem?: DeliveryProblem;
};

/** What came of a try. */
export type Attempt = { readonly at: Date; readonly durationMs: number } & (
  | { readonly status: number }
  | { readonly problem: DeliveryProblem }
);

/** In seconds, after each failed try in a row: 21 hours in all. */
const pauses = [10, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600] as const;

/** After so many failed tries in a row, the endpoint pauses; after so many of its own, a delivery is given up. */
export const mostAttempts = pauses.length + 1;

/** How long the endpoint rests before its next try, in seconds. */
export const restAfter = (failures: number): number => pauses[Math.min(failures, pauses.length) - 1] ?? 0;

type Settled = { readonly endpoint: WebhookEndpoint; readonly delivery: WebhookDelivery };

/**
 * The endpoint and the delivery after a try. Only a status of 200 to 299 accepts it; 410 says that nothing is wanted any
 * more. A test is tried once: if it is accepted, a paused endpoint goes on, and otherwise nothing changes.
 */
export function afterAttempt(endpoint: WebhookEndpoint, delivery: WebhookDelivery, attempt: Attempt): Settled {
  const { at, ...result } = attempt;
  const { body, status: _status, problem: _problem, ...rest } = delivery;
  const tried = { ...rest, ...result, attempts: delivery.attempts + 1, attemptedAt: at };
  const status = 'status' in attempt ? attempt.status : undefined;
  if (status !== undefined && status >= 200 && status < 300) {
    const { pausedAt: _, ...going } = endpoint;
    return { endpoint: { ...going, failures: 0 }, delivery: { ...tried, state: 'delivered' } };
  }
  const failed = { ...tried, state: 'failed' } as const;
  if (delivery.event === 'test') return { endpoint, delivery: failed };
  const failures = endpoint.failures + 1;
  const isOver = status === 410 || ('problem' in attempt && attempt.problem === 'unreadable');
  const isPaused = isOver || failures >= mostAttempts;
  const isGivenUp = isPaused || tried.attempts >= mostAttempts || body === undefined;
  return {
    endpoint: { ...endpoint, failures, ...(isPaused && { pausedAt: at }) },
    delivery: isGivenUp ? failed : { ...tried, state: 'waiting', body },
  };
}
