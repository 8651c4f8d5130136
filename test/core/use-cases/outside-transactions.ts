import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

const transaction = new AsyncLocalStorage<true>();

/** The same unit of work, in which `outsideTransactions` notices calls. */
export const watched = (unitOfWork: UnitOfWork): UnitOfWork => ({
  run: (work) => unitOfWork.run((stores) => transaction.run(true, () => work(stores))),
});

/** Ends the test run, also where a use case takes the error for an outage. */
const endRun = (error: Error): void =>
  queueMicrotask(() => {
    throw error;
  });

/**
 * A port to another company's server, or to a disk, which may take long: a transaction that waits for it would keep its rows
 * and a connection from everyone else. A call in one throws.
 */
export function outsideTransactions<Port extends object>(name: string, port: Port, report = endRun): Port {
  return new Proxy(port, {
    get: (target, key, receiver) => {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (!transaction.getStore()) return value.apply(target, values);
        const error = new Error(`${name}.${String(key)} is called while a transaction is open`);
        report(error);
        throw error;
      };
    },
  });
}
