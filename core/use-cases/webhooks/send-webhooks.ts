import { hexOf } from '../../domain/text/hex.ts';
import { type Attempt, afterAttempt, restAfter, type WebhookDelivery } from '../../domain/webhooks/delivery.ts';
import { mostFinished, type WebhookEndpoint } from '../../domain/webhooks/webhook.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'outgoing' | 'openDestination'>;
type Input = {
  readonly pendingJobId: string;
  /** Whether to leave the rest to the next job. */
  readonly isStopping?: () => boolean;
};
type Next = { readonly endpoint: WebhookEndpoint; readonly delivery: WebhookDelivery };

/** How many deliveries one job sends, so that others get their turn. */
const mostInARow = 20;

/**
 * Sends what waits for one webhook, one after the other. After a failure the endpoint rests; the next try is a job of its
 * own. If too many tries have failed, the endpoint pauses and its person is mailed. A delivery may arrive twice, with the
 * same id, if the worker is killed.
 */
export const makeSendWebhooks = (deps: Deps) => {
  const { unitOfWork } = deps;
  return async ({ pendingJobId, isStopping = () => false }: Input): Promise<void> => {
    for (let sent = 0; sent < mostInARow && !isStopping(); sent++) {
      const next = await unitOfWork.run((stores) => takeNext(stores, pendingJobId));
      if (!next) return;
      const attempt = await attemptOf(next, deps);
      if (!(await unitOfWork.run((stores) => saveAttempt(stores, pendingJobId, next.delivery, attempt)))) return;
    }
    await unitOfWork.run(async (stores) => {
      const endpoint = await endpointOf(stores, pendingJobId);
      if (endpoint) await queueRest(stores, endpoint, pendingJobId);
    });
  };
};

/** The endpoint of the job, and what it sends next. Without any, ends the job. */
async function takeNext(stores: Stores, jobId: string): Promise<Next | undefined> {
  const { pendingJobs, webhooks } = stores;
  const found = await endpointOf(stores, jobId);
  const delivery = found && (await webhooks.nextWaiting(found));
  if (found && delivery && (await mayBeReported(stores, found))) return { endpoint: found, delivery };
  if (found) await webhooks.save(withoutJob(found));
  await pendingJobs.delete(jobId);
  return undefined;
}

async function endpointOf({ pendingJobs, webhooks }: Stores, jobId: string): Promise<WebhookEndpoint | undefined> {
  const pendingJob = await pendingJobs.find(jobId);
  return pendingJob && webhooks.lockByJob(pendingJob.householdId, jobId);
}

function withoutJob(endpoint: WebhookEndpoint): WebhookEndpoint {
  const { sending: _, ...rest } = endpoint;
  return rest;
}

/** While the home or the person is being deleted, nothing more is sent. Without the person in the home there is no endpoint. */
async function mayBeReported({ households, memberships }: Stores, endpoint: WebhookEndpoint): Promise<boolean> {
  const household = await households.find(endpoint.householdId);
  const members = await memberships.list(endpoint.householdId);
  const member = members.find(({ personId }) => personId === endpoint.personId);
  return household !== undefined && !household.deletionRequestedAt && !!member && !member.person.deletionRequestedAt;
}

async function attemptOf({ endpoint, delivery }: Next, deps: Deps): Promise<Attempt> {
  const { clock, digest, outgoing, openDestination } = deps;
  const destination = await openDestination(endpoint);
  const { body = '' } = delivery;
  const begun = clock.now();
  if (!destination) return { at: begun, durationMs: 0, problem: 'unreadable' };
  const seconds = Math.floor(begun.getTime() / 1000);
  const signature = hexOf(digest.hmacSha256(destination.secret, `${seconds}.${body}`));
  const headers = { 'content-type': 'application/json', 'upkept-signature': `t=${seconds},v1=${signature}` };
  const outcome = await outgoing.send({ url: destination.url, method: 'POST', headers, body });
  const at = clock.now();
  const durationMs = Math.max(0, at.getTime() - begun.getTime());
  return 'problem' in outcome
    ? { at, durationMs, problem: outcome.problem }
    : { at, durationMs, status: outcome.status };
}

/** Saves what came of a try. Returns whether the job goes on with the next delivery. */
async function saveAttempt(stores: Stores, jobId: string, tried: WebhookDelivery, attempt: Attempt): Promise<boolean> {
  const { webhooks, jobs } = stores;
  const before = await endpointOf(stores, jobId);
  if (!before) return false;
  const { endpoint, delivery } = afterAttempt(before, tried, attempt);
  await webhooks.saveDelivery(delivery);
  await webhooks.keepNewest(endpoint, mostFinished);
  if (endpoint.pausedAt && !before.pausedAt) {
    await webhooks.giveUpWaiting(endpoint);
    await webhooks.save(endpoint);
    await jobs.enqueue({ name: 'send-webhook-paused', data: { pendingJobId: jobId } });
    return false;
  }
  // A test that fails isn't counted, but what waits beside it goes on resting.
  const rests = delivery.state === 'delivered' ? 0 : restAfter(endpoint.failures);
  await webhooks.save(rests === 0 ? endpoint : { ...endpoint, sending: { jobId, dueAt: later(attempt.at, rests) } });
  if (rests === 0) return true;
  await queueRest(stores, endpoint, jobId, rests);
  return false;
}

/** A person's webhooks are sent one at a time, so that their slow receivers hold up only their own deliveries. */
const queueRest = ({ jobs }: Stores, { personId }: WebhookEndpoint, pendingJobId: string, afterSeconds = 0) =>
  jobs.enqueue({ name: 'send-webhooks', data: { pendingJobId } }, { afterSeconds, personId });

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
