import { useSyncExternalStore } from 'react';
import { outboxKey, readStoredOutbox, writeRecord } from '#apps/ui/session/local-records.ts';
import { useOwner } from '../../session/use-auth.ts';

const listeners = new Set<() => void>();

// A draft in local storage: a reload right after a press loses nothing, and logging out deletes it.
export function storeOutbox(userId: string, outbox: object | undefined) {
  writeRecord(outboxKey(userId), outbox);
  for (const listener of listeners) listener();
}

/** Calls the listener after each change of the outbox, in this tab or another; returns a function that unsubscribes. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the signed-in user has an outbox. Every signed-in page needs this; what reads and sends it loads later. */
export function useHasOutbox(): boolean {
  const owner = useOwner();
  return useSyncExternalStore(subscribeToOutbox, () => readStoredOutbox(owner) !== null);
}
