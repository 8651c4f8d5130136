import { AsyncLocalStorage } from 'node:async_hooks';
import { whileReachable } from './storage-failure.ts';

/** What the current work may still wait in total, in milliseconds. */
type Allowance = { leftMs: number };
/**
 * When the current operation has to be over, by `performance.now()`, and how to stop its clock for a while. A function
 * gives the time because V8 puts the getters of an object literal into its old generation, where they keep what they
 * refer to until it collects everything.
 */
type Deadline = { endsAt(): number; pause?(): void; resume?(): void };
/** Work has an allowance, and each of its operations a deadline instead. Neither: no limit but that of each statement. */
type Limit = { readonly allowance?: Allowance; readonly deadline?: Deadline };

const limits = new AsyncLocalStorage<Limit>();

/** The database said nothing for too long. Its code is that of a network which does the same. */
export const databaseTimeout = (): Error =>
  Object.assign(new Error('The database took too long'), { code: 'ETIMEDOUT' });

/**
 * Runs work that may wait for the database for `ms` in total. Time that it spends on other things, such as vendors,
 * doesn't count.
 */
export function withTimeLimit<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  return limits.run({ allowance: { leftMs: ms } }, work);
}

/** Runs work whose statements may take as long as they need. */
export function withoutTimeLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  return limits.run({ deadline: { endsAt: () => Number.POSITIVE_INFINITY } }, work);
}

/** How long a statement that starts now may take, in milliseconds; negative when its time is over. */
export function timeLeft(otherwiseMs: number): number {
  const { deadline } = limits.getStore() ?? {};
  return deadline ? deadline.endsAt() - performance.now() : otherwiseMs;
}

/**
 * Runs one operation on the database, such as a transaction, from the wait for a connection to the last response.
 * Throws `storage_unavailable` when the database can't be reached or refuses us for now, or when the operation takes
 * longer than the current work may wait. Its connection is then closed, because a statement may still be running on it.
 * Other errors pass unchanged.
 */
export function onDatabase<Result>(operation: () => Promise<Result>): Promise<Result> {
  const { allowance } = limits.getStore() ?? {};
  return whileReachable(() => (allowance ? within(allowance, operation) : operation()));
}

/**
 * Runs a part of an operation whose time doesn't count, because it happens once in the life of a process, such as the
 * start of the queue.
 */
export async function outsideTimeLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  const { deadline } = limits.getStore() ?? {};
  deadline?.pause?.();
  try {
    return await limits.run({}, work);
  } finally {
    deadline?.resume?.();
  }
}

async function within<Result>(allowance: Allowance, operation: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  let startedAt = performance.now();
  let timer: NodeJS.Timeout;
  const deadline: Deadline = {
    endsAt: () => startedAt + allowance.leftMs,
    pause: () => {
      clearTimeout(timer);
      allowance.leftMs -= performance.now() - startedAt;
    },
    resume: () => {
      startedAt = performance.now();
      timer = setTimeout(() => late.reject(databaseTimeout()), allowance.leftMs);
    },
  };
  deadline.resume?.();
  try {
    const running = limits.run({ deadline }, operation);
    return await Promise.race([running, late.promise]);
  } finally {
    deadline.pause?.();
  }
}
