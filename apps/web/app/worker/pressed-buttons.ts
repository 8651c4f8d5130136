import type { PushButton } from '#core/domain/push/button.ts';
import { sendOnce } from './send-once.ts';

/** A button that was pressed and isn't sent yet. */
type Press = { readonly token: string; readonly button: PushButton; readonly at: string };

const [databaseName, storeName] = ['pressed-buttons', 'presses'];
/** The name under which the browser starts the worker again once there is a connection. */
export const pressesTag = 'pressed-buttons';

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { autoIncrement: true });
  return resultOf(request);
}

const presses = (database: IDBDatabase, mode: IDBTransactionMode) =>
  database.transaction(storeName, mode).objectStore(storeName);

/** Keeps a press until the server has it. */
export async function keepPress(press: Press): Promise<void> {
  const database = await open();
  await resultOf(presses(database, 'readwrite').add(press));
  database.close();
}

/**
 * Sends the presses in their order, and removes each that the server has taken or refused. Stops at the first that it can't
 * receive now. Returns whether all are sent. Each worker of the browser may call it; each press is sent by one of them.
 */
export const sendPresses = (): Promise<boolean> =>
  navigator.locks.request(databaseName, async () => {
    const database = await open();
    try {
      for (;;) {
        const [key] = await resultOf(presses(database, 'readonly').getAllKeys(undefined, 1));
        if (key === undefined) return true;
        const press: Press = await resultOf(presses(database, 'readonly').get(key));
        if (!(await sendOnce('/api/push-subscriptions/press', press))) return false;
        await resultOf(presses(database, 'readwrite').delete(key));
      }
    } finally {
      database.close();
    }
  });
